import type { Product } from '../../../wix/product-operations.ts';

/** react-admin looks records up by `id`; the SDK calls it `_id`. */
export type ProductRecord = Product & { id: string };

export const toProductRecord = (product: Product): ProductRecord => ({ ...product, id: product._id ?? '' });

/** A price, or the range the variants span. */
export interface PriceSpan {
  from: string | undefined;
  to: string | undefined;
  currency: string | undefined;
}

export function priceSpan({ actualPriceRange, currency }: Product): PriceSpan {
  const from = actualPriceRange?.minValue?.amount;
  const to = actualPriceRange?.maxValue?.amount;
  return { from, to: to === from ? undefined : to, currency: currency ?? undefined };
}

export const pictureOf = ({ media }: Product): string | undefined =>
  media?.main?.image ?? media?.main?.url ?? undefined;

export const variantCount = ({ variantSummary, variantsInfo }: Product): number =>
  variantSummary?.variantCount ?? variantsInfo?.variants?.length ?? 0;

/** The `meta` of a whole product: a key of its own, because what a list reads of it is less than its page needs. */
export const whole = { whole: true } as const;
