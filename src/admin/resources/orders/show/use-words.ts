import { useTranslate } from 'ra-core';
import { useStoreProfile } from '#admin/access/session.ts';
import { moneyText } from '#admin/ui/money-parts.ts';
import { dateWords } from '#admin/ui/date-words.ts';
import { useNameOf } from '#admin/ui/use-name-of.ts';

/** Words, money and names as sentences need them. */
export function useWords(currency: string | null | undefined) {
  const translate = useTranslate();
  const { locale, timeZone } = useStoreProfile();
  const nameOf = useNameOf();
  return {
    translate,
    locale,
    money: (amount: string | null | undefined): string =>
      amount && currency ? moneyText(amount, currency, locale) : '—',
    day: (date: string | Date): string => dateWords(date, 'long', { timeZone, now: new Date(date) }),
    person: (email: string | undefined): string => nameOf(email ?? ''),
  };
}

export type Words = ReturnType<typeof useWords>;
