import Big from 'big.js';
import { roundMoney } from '../../../shared/money.ts';
import type { ImportedVariant } from '../../../shared/product-import.ts';
import { readCost, readPrice, readReduction, readSurcharge } from './cells.ts';
import type { From } from './from.ts';

/** What a price is reduced by. */
function discountOf(from: From): ((full: Big) => Big) | undefined {
  const reduction = from.read('discountValue', readReduction, 'is not an amount');
  if (reduction === undefined || Number(reduction.value) === 0) return undefined;
  const { value } = reduction;
  const isPercent = reduction.isPercent || from.text('discountMode').toUpperCase() === 'PERCENT';
  return (full) => (isPercent ? full.times(new Big(100).minus(value)).div(100) : full.minus(value));
}

/**
 * The platform's file has the price in the row of the product, what variants cost more in theirs, and a reduction of all. What
 * its variants weigh and cost, where they do not say it, is what the product does.
 */
export function wixPrices(
  from: From,
  variants: readonly ImportedVariant[],
  currency: string,
): ImportedVariant[] {
  const written = (amount: Big): string => roundMoney(amount.toFixed(), currency);
  const base = from.read('price', readPrice(currency), `is not an amount in ${currency}`);
  const cost = from.read('cost', readCost, `is not an amount in ${currency}`);
  const discount = discountOf(from);
  return variants.map((variant) => {
    const row = from.rows.find((one) => one.row === variant.row);
    const more = row && from.read('surcharge', readSurcharge, 'is not an amount', row);
    if (base === undefined) return variant;
    const full = new Big(base).plus(more ?? 0);
    const reduced = discount?.(full);
    if (full.lt(0)) from.blame('sum', 'surcharge', 'takes more off than the price is', row);
    else if (reduced?.lt(0)) from.blame('sum', 'discountValue', 'is more than the price');
    return {
      ...variant,
      ...(cost !== undefined && variant.cost === undefined && { cost }),
      price: written(reduced?.gte(0) ? reduced : full.lt(0) ? new Big(base) : full),
      // A reduction of nothing ends one; an empty cell says nothing of it.
      ...(reduced
        ? { compareAtPrice: written(full) }
        : from.text('discountValue') !== '' && { compareAtPrice: '' }),
    };
  });
}
