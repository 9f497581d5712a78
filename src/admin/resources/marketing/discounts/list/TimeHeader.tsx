import { useTranslate } from 'ra-core';
import { useStoreProfile } from '#admin/access/session.ts';
import { useNow } from '#admin/ui/use-now.ts';
import styles from '../discounts.module.css';
import { monthsOf, share } from './time-span.ts';

/** Over the bars: which months they lie in, and where today is. */
export function TimeHeader() {
  const translate = useTranslate();
  const { timeZone } = useStoreProfile();
  const now = useNow();
  const today = share(now, now);
  return (
    <span className={styles['months']}>
      <span className="visually-hidden">{translate('discounts.column.time')}</span>
      <span aria-hidden>
        {monthsOf(now, timeZone, today).map(({ name, at }) => (
          <small key={name} style={{ insetInlineStart: `${at * 100}%` }}>
            {name}
          </small>
        ))}
        <b style={{ insetInlineStart: `${today * 100}%` }}>{translate('discounts.time.today')}</b>
      </span>
    </span>
  );
}
