import { useTranslate } from 'ra-core';
import { useStoreProfile } from '#admin/access/session.ts';
import { moneyText } from '#admin/ui/money-parts.ts';
import { dateText } from '#admin/ui/date-text.ts';
import { useNameOf } from '#admin/ui/use-name-of.ts';

/** OrderLabels, money and names as sentences need them. */
export function useOrderLabels(currency: string | null | undefined) {
  const translate = useTranslate();
  const { locale, timeZone } = useStoreProfile();
  const nameOf = useNameOf();
  return {
    translate,
    locale,
    money: (amount: string | null | undefined): string =>
      amount && currency ? moneyText(amount, currency, locale) : '—',
    day: (date: string | Date): string => dateText(date, 'long', { timeZone, now: new Date(date) }),
    person: (email: string | undefined): string => nameOf(email ?? ''),
  };
}

export type OrderLabels = ReturnType<typeof useOrderLabels>;
