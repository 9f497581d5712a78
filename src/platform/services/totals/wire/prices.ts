import { formatMoney, multiplyMoney, roundMoney, type Decimal } from '../../../../shared/money.ts';
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

/** Writes amounts in both currencies and for people. */
export function priceWriter({ currency, conversionCurrency, rate, locale }: Conversion): WritePrice {
  const isSame = currency === conversionCurrency && Number(rate) === 1;
  return (given) => {
    const amount = roundMoney(given, currency);
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
