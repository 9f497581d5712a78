import { useTranslate } from 'ra-core';
import { useSession, useStoreProfile } from '../../../access/session.ts';
import { moneyText } from '../../../ui/money-parts.ts';

/** Words, money and names as sentences need them. */
export function useWords(currency: string | null | undefined) {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const colleagues = useSession()?.colleagues;
  return {
    translate,
    locale,
    money: (amount: string | null | undefined): string =>
      amount && currency ? moneyText(amount, currency, locale) : '—',
    /** Who did it, by name; the address the platform keeps when nobody here has it. */
    person: (email: string | undefined): string =>
      colleagues?.find((colleague) => colleague.email === email)?.name ?? email ?? '',
  };
}

export type Words = ReturnType<typeof useWords>;
