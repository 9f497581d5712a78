import type { DiscountScope } from '../../discount-rules/public.ts';
import { presentAppId } from '#platform/services/stores/catalog/public.ts';
import { GIFT_CARD_APP_ID } from '../../gift-vouchers/public.ts';
import type { Item } from './model.ts';

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((entry) => typeof entry === 'string');

/** The recipes write `collectionIds`, the SDK's own example `collectionId`. */
export const collectionsOf = (params: Record<string, unknown> | null | undefined): string[] => [
  ...texts(params?.['collectionIds']),
  ...texts(params?.['collectionId']),
];

function isIn(item: Item, { catalogItemFilter, customFilter }: DiscountScope): boolean {
  if (catalogItemFilter) {
    const { catalogAppId, catalogItemIds } = catalogItemFilter;
    if (!item.catalog || (catalogAppId && item.catalog.appId !== presentAppId(catalogAppId))) return false;
    return !catalogItemIds?.length || catalogItemIds.includes(item.catalog.itemId);
  }
  if (customFilter) {
    return collectionsOf(customFilter.params).some((id) => item.collectionIds.includes(id));
  }
  return true;
}

/** One scope is enough; none at all means everything but gift cards, which are money. */
export const isInScope = (
  item: Item,
  scopes: readonly DiscountScope[] | undefined,
  excluded: readonly DiscountScope[] = [],
): boolean =>
  item.catalog?.appId !== GIFT_CARD_APP_ID &&
  (!scopes?.length || scopes.some((scope) => isIn(item, scope))) &&
  !excluded.some((scope) => isIn(item, scope));
