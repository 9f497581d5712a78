import { formatMoney } from '#shared/money.ts';
import type { Site } from '#platform/context.ts';
import type { StoredVariant } from '../../catalog/public.ts';
import type { LegacyApiProduct } from './legacy-api.ts';

type PriceData = NonNullable<LegacyApiProduct['priceData']>;

/** The first catalog counts prices as numbers: what it costs, and what it costs reduced. */
export function priceDataOf(price: StoredVariant['price'], { currency, locale }: Site): PriceData {
  const reduced = price.actualPrice.amount;
  const full = price.compareAtPrice?.amount ?? reduced;
  return {
    currency,
    price: Number(full),
    discountedPrice: Number(reduced),
    formatted: {
      price: formatMoney(full, currency, locale),
      discountedPrice: formatMoney(reduced, currency, locale),
    },
  };
}
