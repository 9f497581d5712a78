import type { Context } from '#platform/context.ts';
import { failedPrecondition, notFound } from '#platform/contract/errors.ts';
import type { Handler, Handlers, OperationName, WishlistsApi } from '#platform/contract/index.ts';
import { tagOperations } from '#platform/crud/index.ts';
import { presentAppId } from '../../stores/catalog/public.ts';
import { changed, wishlistEvent, openOwn, ownerOf, lockOwned, present, readOwn, save } from './change.ts';
import { findEntry, readReference } from './reference.ts';
import { wishlists } from './tables.ts';
import { MAX_ITEMS, ownerKey, type Wishlist } from './wishlist.ts';

type Operation<Name extends OperationName<WishlistsApi>> = Handler<WishlistsApi, Name, Context>;

const getDefaultWishlist: Operation<'getDefaultWishlist'> = async ({ appId }, context) => {
  const list = await readOwn(context);
  if (!list) return {};
  const items = list.items.filter(
    ({ catalogReference }) => !appId || catalogReference.appId === presentAppId(appId),
  );
  return { wishlist: { ...present(list), items } };
};

const addItem: Operation<'addItem'> = async ({ catalogReference, returnEntity }, context) => {
  const { list, isNew } = await openOwn(context);
  const reply = (after: Wishlist) => (returnEntity ? { wishlist: present(after) } : {});
  const wished = await readReference(context, catalogReference);
  // Once is enough, and it stays where it was.
  if (await findEntry(context, list.items, wished)) return reply(list);
  if (list.items.length >= MAX_ITEMS) {
    const threshold = MAX_ITEMS;
    throw failedPrecondition('The wishlist is full.', 'WISHLIST_ITEMS_LIMIT_EXCEEDED', { threshold });
  }
  const item = { catalogReference: wished, addedDate: context.clock.now().toISOString() };
  const events = [wishlistEvent(list.id, 'wishlist_item_added', { wishlistId: list.id, item })];
  return reply(await save(context, { ...list, items: [...list.items, item] }, { isNew, events }));
};

/** What is not in the list is as good as removed. */
const removeItem: Operation<'removeItem'> = async ({ catalogReference, returnEntity }, context) => {
  const list = await lockOwned(context, ownerKey(ownerOf(context)));
  if (!list) return {};
  const reply = (after: Wishlist) => (returnEntity ? { wishlist: present(after) } : {});
  const item = await findEntry(context, list.items, catalogReference);
  if (!item) return reply(list);
  const events = [wishlistEvent(list.id, 'wishlist_item_removed', { wishlistId: list.id, item })];
  return reply(await save(context, { ...list, items: list.items.filter((one) => one !== item) }, { events }));
};

const tags = tagOperations({
  entity: wishlists,
  what: 'A wishlist',
  ids: 'wishlistIds',
  publicly: 'publicTags',
  notFound: (wishlistId) => notFound('The wishlist was not found.', 'WISHLIST_NOT_FOUND', { wishlistId }),
  events: (stored, told) => [
    changed(stored),
    wishlistEvent(stored.id, 'wishlist_tags_modified', { wishlist: present(stored, true), ...told }),
  ],
});

export const handlers = {
  getDefaultWishlist,
  addItem,
  removeItem,
  bulkUpdateWishlistTags: tags.byIds,
  bulkUpdateWishlistTagsByFilter: tags.byFilter,
} satisfies Handlers<WishlistsApi, Context>;
