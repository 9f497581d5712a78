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
      return translate('subscriptions.trouble.stock', { day: nextChargeDate ? day(nextChargeDate) : '' });
    if (standing === 'SUSPENDED') return translate('subscriptions.trouble.suspended', { smart_count: tries });
    if (standing === 'PAUSED' && tries > 0) return translate('subscriptions.trouble.paused');
    if (standing !== 'RETRYING') return undefined;
    if (one.isBeingCharged) return translate('subscriptions.trouble.asking');
    const [first, ...others] = (triesAhead ?? (nextChargeDate ? [nextChargeDate] : [])).map(day);
    if (others.length === 0) return translate('subscriptions.trouble.last', { day: first });
    const days = [others.slice(0, -1).join(', '), others.at(-1)].filter(Boolean);
    return translate('subscriptions.trouble.ahead', {
      day: first,
      others: days.join(translate('subscriptions.trouble.and')),
    });
  };
  const said = words();
  if (said === undefined) return null;
  const last = acts?.find(({ kind }) => kind === 'DECLINED');
  const why = tries > 0 && reason !== undefined && reasonWords(reason);
  return (
    <div className={styles['trouble']} role="status">
      <CircleAlert size={16} aria-hidden />
      <div>
        {why && (
          <b>
            {last
              ? translate('subscriptions.trouble.declinedOn', { day: day(last.date), why })
              : translate('subscriptions.trouble.declined', { why })}
          </b>
        )}
        <p>{said}</p>
        {standing === 'RETRYING' && <EmailNotice of="subscriptions.trouble" />}
      </div>
    </div>
  );
}
