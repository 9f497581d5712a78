import Big from 'big.js';
import { useTranslate } from 'ra-core';
import { isZeroMoney } from '#shared/money.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { moneyText } from '#admin/ui/money-parts.ts';
import { digitsOf, lastBefore, type Measure } from './rate-table.ts';
import { numberProblem, typedNumber } from './typed-number.ts';

/** Kilograms as people write them: to the gram where it matters. */
export const kilograms = (weight: string): string => {
  const value = new Big(weight);
  return `${value.toFixed(value.round(2).eq(value) ? 2 : 3)} kg`;
};

/** What is typed, said as it is meant; what is no number stands as it was typed. */
export function useMeasureLabel() {
  const translate = useTranslate();
  const { currency, locale } = useStoreProfile();
  const isNumber = (text: string, measure: Measure): boolean =>
    numberProblem(text, { digits: digitsOf(measure, currency), money: measure === 'price', currency }) ===
    undefined;
  const said = (value: string, measure: Measure): string =>
    measure === 'price'
      ? moneyText(value, currency, locale)
      : measure === 'weight'
        ? kilograms(value)
        : value;
  return {
    measured: (text: string, measure: Measure): string =>
      isNumber(text, measure)
        ? said(new Big(typedNumber(text, currency)).toFixed(digitsOf(measure, currency)), measure)
        : text,
    /** The end of the row before this one. */
    upTo: (next: string | undefined, measure: Measure): string => {
      if (next === undefined) return translate('delivery.rates.noEnd');
      return isNumber(next, measure)
        ? said(lastBefore(typedNumber(next, currency), measure, currency), measure)
        : '';
    },
    price: (text: string): string => {
      if (text.trim() === '') return translate('delivery.rates.notOffered');
      if (!isNumber(text, 'price')) return text;
      const amount = typedNumber(text, currency);
      return isZeroMoney(amount)
        ? translate('delivery.rates.free')
        : moneyText(new Big(amount).toFixed(digitsOf('price', currency)), currency, locale);
    },
  };
}
