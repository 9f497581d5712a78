import type { ShownSubscription } from '#shared/subscriptions.ts';
import { locales } from '../../i18n/locales.ts';
import { formatMoney } from '../../shell/money.tsx';
import { usePageFacts, useT } from '../../shell/page-context.tsx';
import { Notice } from '../../shell/ui/Notice.tsx';
import { isOwed } from './subscription-view.ts';

/** A day as sentences have it. */
export function useDay(): (date: string) => string {
  const { locale, store } = usePageFacts();
  const format = new Intl.DateTimeFormat(locales[locale].tag, {
    dateStyle: 'long',
    timeZone: store.timeZone,
  });
  return (date) => format.format(new Date(date));
}

/** That a charge was declined, what follows by itself, and that another card settles it. */
export function OwedNotice({ subscription }: { subscription: ShownSubscription }) {
  const t = useT();
  const day = useDay();
  const { locale } = usePageFacts();
  if (!isOwed(subscription)) return null;
  const { amount, currency, nextChargeDate, status } = subscription;
  const money = formatMoney({ amount, currency }, locale);
  return (
    <Notice kind="warning">
      {status === 'SUSPENDED' || !nextChargeDate
        ? t('subscriptions.suspendedText', { amount: money })
        : t('subscriptions.declinedText', { amount: money, date: day(nextChargeDate) })}
    </Notice>
  );
}
