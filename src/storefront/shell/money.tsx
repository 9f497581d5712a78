import { locales, type Locale } from '../i18n/locales.ts';
import { useLocale } from './page-context.tsx';

interface Money {
  /** Decimal, as the platform writes it. */
  amount: string;
  currency: string;
}

/** In the shopper's way of writing, with the currency's own decimals; `short` drops those of whole amounts. */
export function formatMoney({ amount, currency }: Money, locale: Locale, short = false): string {
  return new Intl.NumberFormat(locales[locale].tag, {
    style: 'currency',
    currency,
    ...(short && { trailingZeroDisplay: 'stripIfInteger' }),
  }).format(amount as Intl.StringNumericLiteral);
}

interface Props extends Money {
  short?: boolean;
}

export function Price({ amount, currency, short = false }: Props) {
  // Isolated, so that a sign before the digits stays before them in a right-to-left line.
  return <bdi className="num">{formatMoney({ amount, currency }, useLocale(), short)}</bdi>;
}
