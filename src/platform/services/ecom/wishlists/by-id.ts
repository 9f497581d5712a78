import type { Context } from '#platform/context.ts';
import { invalidField, notFound } from '#platform/contract/errors.ts';
import type { Handler, StoresWishlistApi } from '#platform/contract/index.ts';
import { STORES_APP_ID } from '../../stores/catalog/public.ts';
import { wishlists } from './tables.ts';
import { MAX_ITEMS, type WishedItem } from './wishlist.ts';

/** As the stores app names its own; what other apps sell goes by their id. */
const kindOf = ({ catalogReference: { appId } }: WishedItem) =>
  appId === STORES_APP_ID ? { type: 'product', origin: 'wixstores' } : { type: 'item', origin: appId };

/** A product once, however many of its variants are wished for. */
export const getWishlistById: Handler<StoresWishlistApi, 'getWishlistById', Context> = async (
  { id, limit = MAX_ITEMS, offset = 0, kind = [] },
  context,
) => {
  if ((offset ?? 0) < 0) throw invalidField('offset', 'MIN', 'must not be negative', { threshold: 0 });
  const list = await wishlists.get(context.db, context.siteId, id);
  if (!list) throw notFound('The wishlist was not found.', 'WISHLIST_NOT_FOUND', { id });
  const items = list.items.map((item) => ({
    id: item.catalogReference.catalogItemId,
    dateAdded: item.addedDate,
    ...kindOf(item),
  }));
  const isFirst = (item: (typeof items)[number], index: number): boolean =>
    items.findIndex((one) => one.id === item.id && one.origin === item.origin) === index;
  const isOfKind = (item: (typeof items)[number]): boolean =>
    kind.length === 0 ||
    kind.some(
      ({ type, origin }) => (type ?? item.type) === item.type && (origin ?? item.origin) === item.origin,
    );
  const chosen = items.filter(isFirst).filter(isOfKind);
  const [from, count] = [offset ?? 0, limit ?? MAX_ITEMS];
  return {
    wishlist: {
      id: list.id,
      ownerId: list.memberId ?? '',
      items: chosen.slice(from, from + count),
      totalCount: chosen.length,
    },
  };
};
