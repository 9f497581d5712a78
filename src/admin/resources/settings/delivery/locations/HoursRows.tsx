import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { Plus, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { weekDays, type WeekDay } from '#shared/delivery-offer.ts';
import { SelectField } from '#admin/ui/SelectField.tsx';
import type { HoursRow } from './hours.ts';
import { PlaceField } from './PlaceField.tsx';
import styles from './locations.module.css';

interface Props {
  rows: readonly HoursRow[];
  errorAt: (place: string) => string | undefined;
  /** What a row is: opening hours, or a window of delivery. */
  what: 'hours' | 'windows';
  onChange: (rows: readonly HoursRow[]) => void;
}

const fresh = (rows: readonly HoursRow[]): string => {
  let at = rows.length;
  while (rows.some(({ key }) => key === `hours-${at}`)) at += 1;
  return `hours-${at}`;
};

/** Day, from and to, as many as there are. */
export function HoursRows({ rows, errorAt, what, onChange }: Props) {
  const translate = useTranslate();
  const say = (key: string, values?: object) => translate(`delivery.locations.${key}`, values);
  const write = (key: string, part: Partial<HoursRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const add = () => {
    const last = rows.at(-1);
    const day = weekDays[(weekDays.indexOf(last?.day ?? 'SUN') + 1) % weekDays.length] ?? 'MON';
    onChange([...rows, { key: fresh(rows), day, from: last?.from ?? '10:00', to: last?.to ?? '18:00' }]);
  };
  return (
    <div className={styles['hours']} role="group" aria-label={say(what)}>
      {rows.map((row) => (
        <div key={row.key} className={styles['row']}>
          <SelectField<WeekDay>
            label={say('day')}
            value={row.day}
            onChange={(day) => write(row.key, { day })}
          >
            {weekDays.map((day) => (
              <MenuItem key={day} value={day}>
                {say(`days.${day}`)}
              </MenuItem>
            ))}
          </SelectField>
          <PlaceField
            label={say('opens')}
            value={row.from}
            error={errorAt(row.key)}
            onChange={(from) => write(row.key, { from })}
          />
          <PlaceField label={say('closes')} value={row.to} onChange={(to) => write(row.key, { to })} />
          <IconButton
            size="small"
            aria-label={say('removeTime', { day: say(`days.${row.day}`), from: row.from })}
            onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
          >
            <X size={14} aria-hidden />
          </IconButton>
        </div>
      ))}
      <Button size="small" variant="text" onClick={add}>
        <Plus size={14} aria-hidden />
        {say(`${what}Add`)}
      </Button>
    </div>
  );
}
