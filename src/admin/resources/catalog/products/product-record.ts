import type { Product } from '#wix/product-operations.ts';
import type { StoredRecord } from '#admin/data/stored-record.ts';

export type ProductRecord = StoredRecord<Product>;

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

export const variantCount = ({ variantSummary, variantsInfo }: Product): number =>
  variantSummary?.variantCount ?? variantsInfo?.variants?.length ?? 0;

/** The `meta` of a whole product: a key of its own, because what a list reads of it is less than its page needs. */
export const whole = { whole: true } as const;
