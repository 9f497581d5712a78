import { useTranslate } from 'ra-core';
import { MAX_MESSAGE, MAX_NAME } from '#shared/gift-cards.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { DateField } from '#admin/ui/date/DateField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import type { Issuing, Typed } from './use-issue.ts';

const signOf = (currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** What a card is made of; the days are optional. */
export function IssueFields({ issuing: { typed, change, problem } }: { issuing: Issuing }) {
  const translate = useTranslate();
  const { currency, locale } = useStoreProfile();
  const labelled = (name: keyof Typed) => ({
    label: translate(`gift-cards.field.${name}`),
    value: typed[name],
    error: problem(name),
  });
  const field = (name: keyof Typed) => ({
    ...labelled(name),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const day = (name: 'sendOn' | 'goodUntil') => ({
    ...labelled(name),
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <>
      <TextField
        {...field('amount')}
        inputProps={{ inputMode: 'decimal', maxLength: 12, className: 'num' }}
        startAdornment={<span aria-hidden>{signOf(currency, locale)}&nbsp;</span>}
      />
      <TextField
        {...field('email')}
        type="email"
        placeholder={translate('gift-cards.issue.nobody')}
        inputProps={{ maxLength: 254, autoComplete: 'off' }}
      />
      <TextField {...field('from')} inputProps={{ maxLength: MAX_NAME }} />
      <TextField {...field('message')} inputProps={{ maxLength: MAX_MESSAGE }} />
      <DateField {...day('sendOn')} />
      <DateField {...day('goodUntil')} />
    </>
  );
}
