import type { Context } from '#platform/context.ts';
import type { Handlers, StoresWishlistApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { getWishlistById } from './by-id.ts';
import { listeners, visitorsWishlists } from './follow.ts';
import { migrations } from './migrations.ts';
import { handlers } from './operations.ts';
import { routes } from './routes.ts';
import { entities } from './tables.ts';

export const wishlists = defineService({
  name: 'wishlists',
  package: 'ecom_wishlists',
  handlers,
  listeners,
  routes,
  retentionRules: [visitorsWishlists],
  entities,
  migrations,
});

/** The same lists, as the stores app told of them before. */
export const storesWishlist = defineService({
  name: 'stores-wishlist',
  package: 'stores_wishlist',
  handlers: { getWishlistById } satisfies Handlers<StoresWishlistApi, Context>,
});
