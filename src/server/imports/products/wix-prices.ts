import Big from 'big.js';
import type { ImportedVariant } from '../../../shared/product-import.ts';
import { readPrice } from './cells.ts';
import type { From } from './from.ts';

/** What a price is reduced by. */
function discountOf(from: From): ((full: Big) => Big) | undefined {
  const value = from.read('discountValue', readPrice, 'is not an amount');
  if (value === undefined || Number(value) === 0) return undefined;
  const isPercent = from.text('discountMode').toUpperCase() === 'PERCENT';
  return (full) => (isPercent ? full.times(new Big(100).minus(value)).div(100) : full.minus(value));
}

const written = (amount: Big): string => amount.toFixed(2, Big.roundHalfUp);

/**
 * The platform's file has the price in the row of the product, what variants cost more in theirs, and a reduction of all. What
 * its variants weigh and cost, where they do not say it, is what the product does.
 */
export function wixPrices(from: From, variants: readonly ImportedVariant[]): ImportedVariant[] {
  const base = from.read('price', readPrice, 'is not an amount');
  const cost = from.read('cost', readPrice, 'is not an amount');
  const discount = discountOf(from);
  return variants.map((variant) => {
    const row = from.rows.find((one) => one.row === variant.row);
    const more = row && from.read('surcharge', readPrice, 'is not an amount', row);
    if (base === undefined) return variant;
    const full = new Big(base).plus(more ?? 0);
    const reduced = discount?.(full);
    if (reduced?.lt(0)) from.blame('sum', 'discountValue', 'is more than the price');
    return {
      ...variant,
      ...(cost !== undefined && variant.cost === undefined && { cost }),
      price: written(reduced?.gte(0) ? reduced : full),
      compareAtPrice: reduced ? written(full) : '',
    };
  });
}
