import { useTranslate } from 'ra-core';
import { useSession, useStoreProfile } from '../../../access/session.ts';
import { moneyText } from '../../../ui/money-parts.ts';

/** Words, money and names as sentences need them. */
export function useWords(currency: string | null | undefined) {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const me = useSession()?.person;
  return {
    translate,
    locale,
    money: (amount: string | null | undefined): string =>
      amount && currency ? moneyText(amount, currency, locale) : '—',
    /** Who did it: one's own name, else the address the platform keeps. */
    person: (email: string | undefined): string => (email && email === me?.email ? me.name : (email ?? '')),
  };
}

export type Words = ReturnType<typeof useWords>;
