import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { useTranslate } from 'ra-core';
import { Search, X } from 'lucide-react';
import { isDay } from '#shared/days.ts';
import { useEveryRecord } from '#admin/data/every-record.ts';
import { DateInput } from '#admin/ui/date/DateInput.tsx';
import { useTyped } from '#admin/ui/use-typed.ts';
import { auditCategories } from './audit-categories.ts';
import { outcomes, spans, type AuditFilterState } from './use-audit-filter.ts';
import styles from './AuditLog.module.css';

/** Everything that narrows the log; each is asked of the server. */
export function AuditFilters({ state }: { state: AuditFilterState }) {
  const translate = useTranslate();
  const { shown, set, filtered, clear, today, yesterday } = state;
  const { data: people = [] } = useEveryRecord<{ id: string; name: string }>('staff', {
    sort: { field: 'name', order: 'ASC' },
  });
  const oneDay = shown.when !== '' && !(shown.when in spans);
  return (
    <div className={styles['filters']} role="search">
      <SearchField value={shown.q} onChange={(value) => set('q', value)} />
      <Choice
        name="staffId"
        value={shown.staffId}
        options={people.map(({ id, name }) => [id, name])}
        onChange={set}
      />
      <Choice
        name="category"
        value={shown.category}
        options={Object.keys(auditCategories).map((category) => [
          category,
          translate(`audit-log.category.${category}`),
        ])}
        onChange={set}
      />
      <Choice
        name="outcome"
        value={shown.outcome}
        options={outcomes.map((outcome) => [outcome, translate(`audit-log.outcome.${outcome}`)])}
        onChange={set}
      />
      <Choice
        name="when"
        value={oneDay ? 'day' : shown.when}
        options={[...Object.keys(spans), 'day'].map((span) => [span, translate(`audit-log.when.${span}`)])}
        onChange={(name, value) => set(name, value === 'day' ? yesterday : value)}
      />
      {oneDay && (
        <DateInput
          size="small"
          value={shown.when}
          bounds={{ max: today }}
          inputProps={{ 'aria-label': translate('audit-log.filter.day') }}
          onChange={(day) => isDay(day) && day <= today && set('when', day)}
        />
      )}
      {filtered && (
        <Button size="small" variant="text" onClick={clear}>
          <X aria-hidden />
          {translate('counterpart.action.clearFilters')}
        </Button>
      )}
    </div>
  );
}

type ChoiceName = 'staffId' | 'category' | 'outcome' | 'when';

interface ChoiceProps {
  name: ChoiceName;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (name: ChoiceName, value: string) => void;
}

function Choice({ name, value, options, onChange }: ChoiceProps) {
  const translate = useTranslate();
  return (
    <Select
      size="small"
      displayEmpty
      value={options.some(([id]) => id === value) ? value : ''}
      onChange={(event) => onChange(name, event.target.value)}
      slotProps={{ input: { 'aria-label': translate(`audit-log.filter.${name}`) } }}
    >
      <MenuItem value="">{translate(`audit-log.any.${name}`)}</MenuItem>
      {options.map(([id, label]) => (
        <MenuItem key={id} value={id}>
          {label}
        </MenuItem>
      ))}
    </Select>
  );
}

function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const translate = useTranslate();
  const [typed, type] = useTyped(value, onChange);
  const label = translate('audit-log.search');
  return (
    <OutlinedInput
      className={styles['search'] ?? ''}
      size="small"
      type="search"
      value={typed}
      placeholder={label}
      startAdornment={<Search aria-hidden />}
      slotProps={{ input: { 'aria-label': label, maxLength: 200 } }}
      onChange={(event) => type(event.target.value)}
    />
  );
}
