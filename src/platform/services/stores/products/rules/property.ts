import { addMoney, compareMoney, roundMoney, subtractMoney } from '#shared/money.ts';
import { badRequest, invalidField } from '#platform/contract/errors.ts';
import type { ProductsApi, Request } from '#platform/contract/index.ts';
import {
  adjusted,
  type Adjustment,
  cheapestOf,
  isPrice,
  type Product,
  type StoredVariant,
} from '../../catalog/public.ts';

export type SetValue = NonNullable<Request<ProductsApi, 'bulkUpdateProductsProperty'>['set']>;
export type AdjustValue = NonNullable<Request<ProductsApi, 'bulkAdjustProductProperty'>['adjust']>;
type By = NonNullable<AdjustValue['price']>;

/** Of the contract's weights. */
const MAX_WEIGHT = 999_999_999.99;

const fullOf = ({ price }: StoredVariant): string => price.compareAtPrice?.amount ?? price.actualPrice.amount;

/** What the product costs, before it was reduced. */
const basePriceOf = ({ variantsInfo: { variants } }: Product): string => {
  const cheapest = cheapestOf(variants.filter(({ visible }) => visible)) ?? variants[0];
  return cheapest ? fullOf(cheapest) : '0';
};

function amountIn(amount: string, what: string): string {
  if (!isPrice(amount)) throw badRequest(`The ${what} would be ${amount}.`);
  return amount;
}

/** Another full price; what it is reduced by stays. @throws 400 where nothing, or less, would be left */
function withFullPrice(variant: StoredVariant, full: string, currency: string): StoredVariant {
  const off = subtractMoney(fullOf(variant), variant.price.actualPrice.amount);
  const amount = amountIn(roundMoney(full, currency), 'price');
  const actual = amountIn(roundMoney(subtractMoney(amount, off), currency), 'reduced price');
  const reduced = compareMoney(actual, amount) < 0;
  return {
    ...variant,
    price: { actualPrice: { amount: actual }, ...(reduced && { compareAtPrice: { amount } }) },
  };
}

const withCost = (variant: StoredVariant, cost: string, currency: string): StoredVariant => ({
  ...variant,
  revenueDetails: {
    ...variant.revenueDetails,
    cost: { amount: amountIn(roundMoney(cost, currency), 'cost') },
  },
});

function withWeight(variant: StoredVariant, weight: number): StoredVariant {
  if (!(weight >= 0 && weight <= MAX_WEIGHT)) throw badRequest(`The weight would be ${weight}.`);
  return { ...variant, physicalProperties: { ...variant.physicalProperties, weight } };
}

/**
 * The variants with one thing set on all of them. A price is the product's: what a variant costs more or less than it, it
 * goes on to cost more or less.
 * @throws 400 for a price, cost or weight below nothing
 */
export function variantsSet(product: Product, set: SetValue, currency: string): StoredVariant[] | undefined {
  const { variants } = product.variantsInfo;
  const { price, cost, weight } = set;
  if (typeof price === 'number') {
    const by = subtractMoney(String(price), basePriceOf(product));
    return variants.map((variant) => withFullPrice(variant, addMoney(fullOf(variant), by), currency));
  }
  if (typeof cost === 'number') return variants.map((variant) => withCost(variant, String(cost), currency));
  if (typeof weight === 'number') return variants.map((variant) => withWeight(variant, weight));
  return undefined;
}

const byOf = ({ percentage, amount }: By): Adjustment & { whole: boolean } => ({
  ...(percentage ? { percentage: percentage.rate ?? 0 } : { amount: amount ?? 0 }),
  whole: percentage?.roundToInt === true,
});

/** The variants with one number of each adjusted. @throws 400 for a price, cost or weight below nothing */
export function variantsAdjusted(product: Product, adjust: AdjustValue, currency: string): StoredVariant[] {
  const { variants } = product.variantsInfo;
  const { price, cost, weight } = adjust;
  const input = price ?? cost ?? weight;
  if (!input || (input.percentage === undefined && typeof input.amount !== 'number'))
    throw invalidField('adjust', 'REQUIRED_ONE_OF_FIELD', 'must say what is adjusted, and by how much');
  const { whole, ...by } = byOf(input);
  const how = { currency, whole };
  if (price)
    return variants.map((variant) => withFullPrice(variant, adjusted(fullOf(variant), by, how), currency));
  if (cost)
    return variants.map((variant) =>
      withCost(variant, adjusted(variant.revenueDetails?.cost?.amount ?? '0', by, how), currency),
    );
  // Grams are kept: a weight has three digits.
  return variants.map((variant) =>
    withWeight(
      variant,
      Number(adjusted(String(variant.physicalProperties?.weight ?? 0), by, { currency: 'KWD', whole })),
    ),
  );
}
