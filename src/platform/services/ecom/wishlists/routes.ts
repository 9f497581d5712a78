import { shopperWishlistExtensions } from '#shared/extensions/wishlists.ts';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { lockOwned, ownerOf, readOwn } from './change.ts';
import { describe } from './describe.ts';
import { findShared, secretOf, share, unshare, wishlists } from './tables.ts';
import { ownerKey } from './wishlist.ts';

const noList = () => notFound('There is no such wishlist.', 'WISHLIST_NOT_FOUND');

/** Of 122 random bits: whoever does not have it finds nothing. */
const newSecret = ({ ids }: Context): string => ids.guid().replaceAll('-', '');

export const routes = serveExtensions(shopperWishlistExtensions, {
  async getMyWishlist(_request, context) {
    const list = await readOwn(context);
    if (!list) return { items: [] };
    const secret = await secretOf(context.db, context.siteId, list.id);
    return { items: await describe(context, list), ...(secret !== undefined && { secret }) };
  },
  async shareMyWishlist(_request, context) {
    const list = await lockOwned(context, ownerKey(ownerOf(context)));
    if (!list) throw noList();
    return { secret: await share(context.db, context.siteId, list.id, newSecret(context)) };
  },
  async unshareMyWishlist(_request, context) {
    const list = await lockOwned(context, ownerKey(ownerOf(context)));
    if (list) await unshare(context.db, context.siteId, list.id);
    return {};
  },
  async getSharedWishlist({ secret }, context) {
    const { db, siteId } = context;
    const id = await findShared(db, siteId, secret);
    const list = id === undefined ? undefined : await wishlists.get(db, siteId, id);
    if (!list) throw noList();
    return { items: await describe(context, list) };
  },
});
