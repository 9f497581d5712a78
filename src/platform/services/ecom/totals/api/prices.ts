import { formatMoney, multiplyMoney, roundMoney, type Decimal } from '#shared/money.ts';
import type { MultiCurrencyPrice } from '../pricing.ts';

export interface Conversion {
  /** The shop's. */
  currency: string;
  /** The buyer's. */
  conversionCurrency: string;
  rate: Decimal;
  /** BCP 47. */
  locale: string;
}

export type WritePrice = (amount: Decimal | undefined) => MultiCurrencyPrice;

/** Amounts come again and again, in one bill and in the next: writing one for people takes longest of all. */
const written = new Map<string, Map<Decimal, MultiCurrencyPrice>>();
const MAX_WRITERS = 20;
const MAX_AMOUNTS = 5000;

/** Writes amounts in both currencies and for people; what was written once is given again, and nobody's to change. */
export function priceWriter(conversion: Conversion): WritePrice {
  const { currency, conversionCurrency, rate, locale } = conversion;
  const key = `${currency} ${conversionCurrency} ${rate} ${locale}`;
  let known = written.get(key);
  if (!known) {
    if (written.size >= MAX_WRITERS) written.clear();
    written.set(key, (known = new Map()));
  }
  const prices = known;
  const write = plainPriceWriter(conversion);
  return (input = '') => {
    const found = prices.get(input);
    if (found) return found;
    if (prices.size >= MAX_AMOUNTS) prices.clear();
    const price = Object.freeze(write(input));
    prices.set(input, price);
    return price;
  };
}

/** The same, each time anew. */
export function plainPriceWriter({ currency, conversionCurrency, rate, locale }: Conversion): WritePrice {
  const isSame = currency === conversionCurrency && Number(rate) === 1;
  return (input) => {
    const amount = roundMoney(input, currency);
    const convertedAmount = isSame ? amount : multiplyMoney(amount, rate, conversionCurrency);
    const formattedAmount = formatMoney(amount, currency, locale);
    return {
      amount,
      convertedAmount,
      formattedAmount,
      formattedConvertedAmount: isSame
        ? formattedAmount
        : formatMoney(convertedAmount, conversionCurrency, locale),
    };
  };
}
