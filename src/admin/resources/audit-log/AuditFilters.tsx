import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { useGetList, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ShownFilter } from './use-audit-filter.ts';
import styles from './AuditLog.module.css';

interface Props {
  shown: ShownFilter;
  onChange: (name: keyof ShownFilter, value: string) => void;
}

export function AuditFilters({ shown, onChange }: Props) {
  const translate = useTranslate();
  const { data: people = [] } = useGetList<{ id: string; name: string }>('staff', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
  });
  const choices = {
    days: [['', 'audit-log.anyTime'], ...['1', '7', '30', '90'].map((days) => [days, days])],
    staffId: [['', 'audit-log.anybody'], ...people.map(({ id, name }) => [id, name])],
    outcome: [
      ['', 'audit-log.any'],
      ...['succeeded', 'failed', 'denied', 'sent'].map((outcome) => [
        outcome,
        `audit-log.outcome.${outcome}`,
      ]),
    ],
  } as const;
  const words = (name: keyof typeof choices, value: string, label: string) => {
    if (name === 'days' && value !== '') return translate('audit-log.days', { smart_count: Number(value) });
    return name === 'staffId' && value !== '' ? label : translate(label);
  };
  return (
    <div className={styles['filters']}>
      {(Object.keys(choices) as (keyof typeof choices)[]).map((name) => (
        <Select
          key={name}
          size="small"
          displayEmpty
          value={shown[name] ?? ''}
          onChange={(event) => onChange(name, event.target.value)}
          slotProps={{
            input: { 'aria-label': translate(`audit-log.filter.${name === 'staffId' ? 'who' : name}`) },
          }}
        >
          {choices[name].map(([value = '', label = '']) => (
            <MenuItem key={value} value={value}>
              {words(name, value, label)}
            </MenuItem>
          ))}
        </Select>
      ))}
      <EntityField
        key={shown.entityId}
        value={shown.entityId ?? ''}
        onChange={(value) => onChange('entityId', value)}
      />
    </div>
  );
}

function EntityField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(value);
  const label = translate('audit-log.filter.entityId');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChange(typed.trim());
      }}
    >
      <OutlinedInput
        size="small"
        fullWidth
        type="search"
        value={typed}
        placeholder={label}
        slotProps={{ input: { 'aria-label': label } }}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed.trim() !== value && onChange(typed.trim())}
      />
    </form>
  );
}
