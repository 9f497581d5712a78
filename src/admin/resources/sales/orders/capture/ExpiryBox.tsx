import { useTranslate } from 'ra-core';
import { DateTime } from '#admin/ui/DateTime.tsx';
import type { Expiry } from './capture-outcome.ts';
import styles from './capture.module.css';

const DAY = 24 * 60;

/** How long the money is held, and what happens then. */
export function ExpiryBox({ expiry, who }: { expiry: Expiry; who: string }) {
  const translate = useTranslate();
  const { date, action, passed, minutesLeft } = expiry;
  const remaining =
    minutesLeft === 0
      ? translate('orders.capture.over')
      : minutesLeft >= 2 * DAY
        ? translate('orders.capture.remaining.days', {
            days: Math.floor(minutesLeft / DAY),
            hours: Math.floor((minutesLeft % DAY) / 60),
          })
        : translate('orders.capture.remaining.hours', {
            hours: Math.floor(minutesLeft / 60),
            minutes: minutesLeft % 60,
          });
  return (
    <section className={styles['expiry']}>
      <div className={styles['remaining']}>
        <b>{remaining}</b>
        <DateTime value={date} style="long" />
      </div>
      <div className={styles['track']} aria-hidden>
        <i style={{ inlineSize: `${Math.round(passed * 100)}%` }} />
      </div>
      <p>
        {translate(action === 'VOID' ? 'orders.capture.thenVoid' : 'orders.capture.thenCapture', { who })}
      </p>
    </section>
  );
}
