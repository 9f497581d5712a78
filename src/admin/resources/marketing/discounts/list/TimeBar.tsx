import { TZDate, tz } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { isSameMonth } from 'date-fns/isSameMonth';
import { isSameYear } from 'date-fns/isSameYear';
import { subMinutes } from 'date-fns/subMinutes';
import { useTranslate } from 'ra-core';
import { useStoreProfile } from '#admin/access/session.ts';
import { dateText } from '#admin/ui/date-text.ts';
import { useNow } from '#admin/ui/use-now.ts';
import { stateOf, type DiscountSummary } from '../discount-record.ts';
import styles from '../discounts.module.css';
import { share } from './time-span.ts';

function useWords({ starts, ends, created }: DiscountSummary): string {
  const translate = useTranslate();
  const { timeZone } = useStoreProfile();
  const now = useNow();
  const day = (moment: Date) => dateText(moment, 'day', { timeZone, now });
  const start = new Date(starts || created || now);
  if (!ends) return translate('discounts.time.since', { start: day(start) });
  // It ends at midnight: its last day is the one before.
  const last = subMinutes(new Date(ends), 1);
  const inZone = { in: tz(timeZone) };
  // Of two years both are told: what has none is of this one.
  if (!isSameYear(start, last, inZone)) {
    const whole = (moment: Date) => format(new TZDate(moment.getTime(), timeZone), 'd MMM yyyy');
    return `${whole(start)} – ${whole(last)}`;
  }
  const from = isSameMonth(start, last, inZone) ? day(start).split(' ')[0] : day(start);
  return `${from} – ${day(last)}`;
}

/** When it works: the six weeks before today, and those to come. */
export function TimeBar({ told }: { told: DiscountSummary }) {
  const now = useNow();
  const words = useWords(told);
  const { starts, ends: end, created } = told;
  const from = share(new Date(starts || created || now), now);
  const to = end ? share(new Date(end), now) : 1;
  const width = Math.max(to - from, 0.02);
  const late = from > 0.6;
  return (
    <span className={styles['time']}>
      <i className={styles['today']} style={{ insetInlineStart: `${share(now, now) * 100}%` }} />
      <i
        className={`${styles['bar']} ${styles[stateOf(told, now)]} ${end ? '' : styles['open']}`}
        style={{ insetInlineStart: `${Math.min(from, 0.98) * 100}%`, width: `${width * 100}%` }}
      />
      <small style={late ? { insetInlineEnd: 0 } : { insetInlineStart: `${Math.min(from, 0.6) * 100}%` }}>
        {words}
      </small>
    </span>
  );
}
