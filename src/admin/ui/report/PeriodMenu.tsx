import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { Calendar, Check, ChevronDown } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState, type FormEvent } from 'react';
import {
  daysLabel,
  isNamedPeriod,
  namedPeriods,
  readDays,
  writeDays,
  type Days,
} from '../../data/report-period.ts';
import { DateField } from '../date/DateField.tsx';
import styles from './report.module.css';

interface Props {
  period: string;
  days: Days;
  /** Says the days of a named period too. */
  exact?: boolean;
  onChange: (period: string) => void;
}

/** The usual periods, and any two days. */
export function PeriodMenu({ period, days, exact = false, onChange }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const words = daysLabel(days, translate('reports.to'));
  const name = isNamedPeriod(period) ? translate(`reports.period.${period}`) : words;
  const take = (next: string) => {
    setAnchor(null);
    onChange(next);
  };
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={`${translate('reports.periodLabel')}: ${name}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Calendar aria-hidden />
        {exact ? words : name}
        <ChevronDown size={14} aria-hidden />
      </Button>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('reports.periodLabel') } }}
      >
        <div className={styles['period']}>
          {namedPeriods.map((each) => (
            <button key={each} type="button" aria-pressed={each === period} onClick={() => take(each)}>
              <Check size={16} aria-hidden className={each === period ? undefined : styles['unchosen']} />
              {translate(`reports.period.${each}`)}
            </button>
          ))}
          <OwnDays days={days} onTake={(own) => take(writeDays(own))} />
        </div>
      </Popover>
    </>
  );
}

function OwnDays({ days, onTake }: { days: Days; onTake: (days: Days) => void }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(days);
  const [rejected, setRejected] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const own = readDays(writeDays(typed));
    setRejected(!own);
    if (own) onTake(own);
  };
  const field = (name: keyof Days) => (
    <DateField
      label={translate(`reports.custom.${name}`)}
      value={typed[name]}
      error={rejected && name === 'to' ? translate('reports.custom.invalid') : undefined}
      onChange={(value) => setTyped({ ...typed, [name]: value })}
    />
  );
  return (
    <form noValidate onSubmit={submit} aria-label={translate('reports.custom.title')}>
      {field('from')}
      {field('to')}
      <Button type="submit">{translate('reports.custom.take')}</Button>
    </form>
  );
}
