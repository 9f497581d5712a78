import { useTranslate } from 'ra-core';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { isOpen, sentOf, type AbandonedCheckoutRecord } from './abandoned-checkout-record.ts';
import styles from './abandoned-checkouts.module.css';

/** What the shop did about it, or will. */
export function Reminders({ left }: { left: AbandonedCheckoutRecord }) {
  const translate = useTranslate();
  const { told, buyerInfo } = left;
  const sent = sentOf(left);
  if (!isOpen(left))
    return sent === 0
      ? translate('abandoned-checkouts.reminders.unaided')
      : translate('abandoned-checkouts.reminders.recovered', { smart_count: sent, count: sent });
  if (!buyerInfo?.email) return translate('abandoned-checkouts.reminders.nobody');
  if (told?.refused) return translate('abandoned-checkouts.reminders.optedOut');
  if (told?.returnedDate) return translate('abandoned-checkouts.reminders.returned', { smart_count: sent });
  if (sent > 0) return translate('abandoned-checkouts.reminders.sent', { smart_count: sent });
  if (told?.notReminded) return translate(`abandoned-checkouts.reminders.without.${told.notReminded}`);
  if (told?.nextReminder)
    return (
      <span className={styles['next']}>
        {translate('abandoned-checkouts.reminders.next')} <DateTime value={told.nextReminder} />
      </span>
    );
  return translate('abandoned-checkouts.reminders.none');
}
