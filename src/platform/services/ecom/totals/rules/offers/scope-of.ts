import type { OfferScope } from '#shared/cart-offers.ts';
import type { DiscountScope } from '#platform/services/ecom/discount-rules/public.ts';
import { collectionsOf } from '../scope.ts';

/** In words for a buyer; undefined where it cannot be said in one. */
export function scopeOf(
  scopes: readonly DiscountScope[] | undefined,
  excluded: readonly DiscountScope[] = [],
): OfferScope | undefined {
  if (excluded.length > 0) return undefined;
  if (!scopes?.length) return { kind: 'ALL' };
  const items = scopes.flatMap(({ catalogItemFilter }) => (catalogItemFilter ? [catalogItemFilter] : []));
  if (items.some(({ catalogItemIds }) => !catalogItemIds?.length)) return { kind: 'ALL' };
  const collections = scopes.flatMap(({ customFilter }) => collectionsOf(customFilter?.params));
  if (items.length === scopes.length)
    return { kind: 'ITEMS', ids: items.flatMap(({ catalogItemIds }) => catalogItemIds ?? []) };
  return items.length === 0 && collections.length > 0
    ? { kind: 'COLLECTIONS', ids: [...new Set(collections)] }
    : undefined;
}

/** Whatever counts for the one is lowered by the other. */
export const isSameScope = (a: OfferScope, b: OfferScope): boolean =>
  a.kind === b.kind && (a.kind === 'ALL' || (b.kind !== 'ALL' && isSameList(a.ids, b.ids)));

const isSameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));
