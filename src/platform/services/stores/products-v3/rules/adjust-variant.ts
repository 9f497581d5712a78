import { badRequest, invalid } from '#platform/contract/errors.ts';
import type { ProductsV3Api, Request } from '#platform/contract/index.ts';
import { adjusted, type Adjustment, isPrice, type StoredVariant } from '../../catalog/public.ts';

export type Adjustments = Pick<
  Request<ProductsV3Api, 'bulkAdjustProductVariantsByFilter'>,
  'cost' | 'actualPrice' | 'compareAtPrice' | 'compareAtPriceDiscount' | 'rounding'
>;

const refused = (ruleName: string, description: string, field = 'filter') =>
  invalid([{ field, violatedRule: 'OTHER', ruleName, description, data: {} }]);

const says = (by: Adjustment | undefined): by is Adjustment =>
  by !== undefined && (typeof by.amount === 'string' || typeof by.percentage === 'number');

/** @throws 400 where nothing is to be adjusted, or one price in two ways */
export function checkAdjustments({
  cost,
  actualPrice,
  compareAtPrice,
  compareAtPriceDiscount,
}: Adjustments): void {
  if (![cost, actualPrice, compareAtPrice, compareAtPriceDiscount].some(says))
    throw refused('NO_VARIANT_ADJUSTMENTS_PASSED', 'must come with something to adjust');
  if (says(compareAtPriceDiscount) && (says(actualPrice) || says(compareAtPrice)))
    throw refused(
      'INVALID_PRICES_ADJUSTMENTS',
      'says the price already; no other adjustment of a price can stand beside it',
      'compareAtPriceDiscount',
    );
}

function within(amount: string, what: 'ACTUAL_PRICE' | 'COMPARE_AT_PRICE' | 'COST'): { amount: string } {
  if (!isPrice(amount))
    throw badRequest(`The amount would be ${amount}.`, `ADJUSTED_${what}_OUT_OF_RANGE`, { amount });
  return { amount };
}

/** @throws 400 for a price or cost below nothing or above what the contract lets any be */
export function adjustVariant(
  variant: StoredVariant,
  { cost, actualPrice, compareAtPrice, compareAtPriceDiscount, rounding }: Adjustments,
  currency: string,
): StoredVariant {
  const how = { currency, whole: rounding === 'NEAREST_WHOLE_NUMBER' };
  const { price, revenueDetails } = variant;
  const costs = revenueDetails?.cost?.amount;
  const before = price.compareAtPrice?.amount;
  const actual = price.actualPrice.amount;
  const common = {
    ...variant,
    ...(says(cost) &&
      typeof costs === 'string' && {
        revenueDetails: { ...revenueDetails, cost: within(adjusted(costs, cost, how), 'COST') },
      }),
  };
  if (says(compareAtPriceDiscount)) {
    const full = before ?? actual;
    const { amount, percentage } = compareAtPriceDiscount;
    const off = typeof percentage === 'number' ? { percentage: -percentage } : { amount: `-${amount ?? 0}` };
    return {
      ...common,
      price: {
        actualPrice: within(adjusted(full, off, how), 'ACTUAL_PRICE'),
        compareAtPrice: { amount: full },
      },
    };
  }
  const actualAfter = says(actualPrice)
    ? within(adjusted(actual, actualPrice, how), 'ACTUAL_PRICE')
    : { amount: actual };
  const fullAfter =
    before !== undefined && before !== null
      ? says(compareAtPrice)
        ? within(adjusted(before, compareAtPrice, how), 'COMPARE_AT_PRICE')
        : { amount: before }
      : undefined;
  return { ...common, price: { actualPrice: actualAfter, ...(fullAfter && { compareAtPrice: fullAfter }) } };
}
