import Button from '@mui/material/Button';
import { CopyCheck } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { hoursLines, WEEK, type OpenPeriod, type OpenSpan, type WeekDay } from '#shared/opening-hours.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { Card } from '../Card.tsx';
import { useFormState } from '../form/form-context.ts';
import type { PlaceValues } from './place-values.ts';
import { DayHours } from './DayHours.tsx';
import './messages.en.ts';
import styles from './business-place.module.css';

const USUAL: OpenSpan = { open: '09:00', close: '18:00' };
const WORKING = WEEK.slice(0, 5);

/** What a day begins with that had none: what the last one before it has. */
function like(hours: PlaceValues['hours'], day: WeekDay): OpenSpan {
  const before = WEEK.slice(0, WEEK.indexOf(day)).findLast((one) => hours[one].length > 0);
  return (before && hours[before][0]) ?? USUAL;
}

/** A line for each day; a day may have several, and one that goes past midnight. */
export function OpeningHours({ longer }: { longer: readonly OpenPeriod[] }) {
  const translate = useTranslate();
  const { timeZone } = useStoreProfile();
  const { values, allowed, change } = useFormState<PlaceValues>();
  const { hours } = values;
  const say = (key: string, words?: object) => translate(`business-place.${key}`, words);
  const write = (day: WeekDay, spans: OpenSpan[]) => change({ hours: { ...hours, [day]: spans } });
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  const copies = allowed && hours.MONDAY.length > 0;
  return (
    <Card id="open" title={say('open.title')} note={say('open.note', { place })}>
      <ul className={styles['week']}>
        {WEEK.map((day) => (
          <DayHours
            key={day}
            day={day}
            spans={hours[day]}
            onChange={(spans) => write(day, spans)}
            usual={like(hours, day)}
          />
        ))}
      </ul>
      {copies && (
        <Button
          size="small"
          variant="text"
          sx={{ marginInlineStart: '-8px' }}
          onClick={() =>
            change({
              hours: { ...hours, ...Object.fromEntries(WORKING.map((day) => [day, hours.MONDAY])) },
            })
          }
        >
          <CopyCheck aria-hidden />
          {say('open.asMonday')}
        </Button>
      )}
      {longer.length > 0 && (
        <p className="muted">
          {say('open.longer', {
            hours: hoursLines(longer, 'en-GB')
              .map(({ days }) => days)
              .join('; '),
          })}
        </p>
      )}
    </Card>
  );
}
