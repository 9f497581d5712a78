import { useTranslate } from 'ra-core';
import type { DeskSubscription } from '#shared/subscription-desk.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import styles from './subscriptions.module.css';

/** When it is charged next, or why it is not. */
export function Next({ one }: { one: DeskSubscription }) {
  const translate = useTranslate();
  const { standing, nextChargeDate, endedDate, isBeingCharged } = one;
  if (isBeingCharged) return translate('subscriptions.next.now');
  if (standing === 'SUSPENDED') return translate('subscriptions.next.card');
  if (standing === 'CANCELED' || standing === 'ENDED')
    return (
      <span className={styles['soft']}>
        {translate('subscriptions.next.over')} <DateTime value={endedDate} style="day" />
      </span>
    );
  if (!nextChargeDate) return <span className={styles['soft']}>{translate('subscriptions.next.none')}</span>;
  return (
    <span>
      {standing !== 'ACTIVE' && `${translate('subscriptions.next.again')} `}
      <DateTime value={nextChargeDate} style="day" />
    </span>
  );
}
