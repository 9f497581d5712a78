import { CircleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import type { OpenRecord } from '../subscription-record.ts';
import styles from '../subscriptions.module.css';
import { useDay } from '../use-day.ts';
import { useReasonLabel } from '../use-reason-label.ts';

/** What went wrong, and what happens next by itself. */
export function SubscriptionProblem({ one }: { one: OpenRecord }) {
  const translate = useTranslate();
  const day = useDay();
  const reasonWords = useReasonLabel();
  const { standing, reason, tries, triesAhead, nextChargeDate, acts } = one;
  const words = (): string | undefined => {
    if (standing === 'OUT_OF_STOCK')
      return translate('subscriptions.chargeError.stock', { day: nextChargeDate ? day(nextChargeDate) : '' });
    if (standing === 'SUSPENDED')
      return translate('subscriptions.chargeError.suspended', { smart_count: tries });
    if (standing === 'PAUSED' && tries > 0) return translate('subscriptions.chargeError.paused');
    if (standing !== 'RETRYING') return undefined;
    if (one.isBeingCharged) return translate('subscriptions.chargeError.retrying');
    const [first, ...others] = (triesAhead ?? (nextChargeDate ? [nextChargeDate] : [])).map(day);
    if (others.length === 0) return translate('subscriptions.chargeError.last', { day: first });
    const days = [others.slice(0, -1).join(', '), others.at(-1)].filter(Boolean);
    return translate('subscriptions.chargeError.ahead', {
      day: first,
      others: days.join(translate('subscriptions.chargeError.and')),
    });
  };
  const text = words();
  if (text === undefined) return null;
  const last = acts?.find(({ kind }) => kind === 'DECLINED');
  const why = tries > 0 && reason !== undefined && reasonWords(reason);
  return (
    <div className={styles['error']} role="status">
      <CircleAlert size={16} aria-hidden />
      <div>
        {why && (
          <b>
            {last
              ? translate('subscriptions.chargeError.declinedOn', { day: day(last.date), why })
              : translate('subscriptions.chargeError.declined', { why })}
          </b>
        )}
        <p>{text}</p>
        {standing === 'RETRYING' && <EmailNotice of="subscriptions.chargeError" />}
      </div>
    </div>
  );
}
