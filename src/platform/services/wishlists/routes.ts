import { z } from 'zod';
import type { ShownWishlist } from '#shared/wishlists.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../contract/errors.ts';
import { readJson } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { lockOwned, ownerOf, readOwn } from './change.ts';
import { describe } from './describe.ts';
import { findShared, secretOf, share, unshare, wishlists } from './tables.ts';
import { ownerKey } from './wishlist.ts';

const noList = () => notFound('There is no such wishlist.', 'WISHLIST_NOT_FOUND');

/** Longer than any of ours. */
const opened = z.strictObject({ secret: z.string().min(1).max(100) });

/** Of 122 random bits: whoever does not have it finds nothing. */
const newSecret = ({ ids }: Context): string => ids.guid().replaceAll('-', '');

const route = (
  path: string,
  handle: (request: Request, context: Context) => Promise<object>,
): HostedRoute => ({
  method: 'POST',
  path: `/hosted/wishlists/${path}`,
  handle: async (request, context) => Response.json(await handle(request, context)),
});

export const routes: HostedRoute[] = [
  /** The caller's own list as a page shows it, and whether it is shared. */
  route('read', async (_request, context): Promise<ShownWishlist> => {
    const list = await readOwn(context);
    if (!list) return { items: [] };
    const secret = await secretOf(context.db, context.siteId, list.id);
    return { items: await describe(context, list), ...(secret !== undefined && { secret }) };
  }),
  route('share', async (_request, context) => {
    const list = await lockOwned(context, ownerKey(ownerOf(context)));
    if (!list) throw noList();
    return { secret: await share(context.db, context.siteId, list.id, newSecret(context)) };
  }),
  route('unshare', async (_request, context) => {
    const list = await lockOwned(context, ownerKey(ownerOf(context)));
    if (list) await unshare(context.db, context.siteId, list.id);
    return {};
  }),
  {
    // The secret in the body proves that its owner gave it away.
    ...route('shared/read', async (request, context): Promise<ShownWishlist> => {
      const { secret } = await readJson(request, opened);
      const { db, siteId } = context;
      const id = await findShared(db, siteId, secret);
      const list = id === undefined ? undefined : await wishlists.get(db, siteId, id);
      if (!list) throw noList();
      return { items: await describe(context, list) };
    }),
    provesCaller: true,
  },
];
