import { z } from 'zod';
import type { ShownWishlist, WishedProduct } from '../wishlists.ts';
import { shopperExtension } from './define.ts';

/** Of a product that somebody waits or wishes for. */
export const wishedProduct = z.strictObject({
  name: z.string(),
  slug: z.string(),
  price: z.string(),
  fullPrice: z.string().exactOptional(),
  options: z.array(z.string()),
  chosen: z.boolean(),
  soldOut: z.boolean(),
  left: z.number().exactOptional(),
  picture: z
    .strictObject({ id: z.string(), width: z.number(), height: z.number(), alt: z.string() })
    .exactOptional(),
}) satisfies z.ZodType<WishedProduct>;

const wishlist = z.strictObject({
  items: z.array(
    z.strictObject({
      catalogReference: z.strictObject({
        appId: z.string(),
        catalogItemId: z.string(),
        options: z.record(z.string(), z.unknown()).exactOptional(),
      }),
      product: wishedProduct.exactOptional(),
    }),
  ),
  secret: z.string().exactOptional(),
}) satisfies z.ZodType<ShownWishlist>;

const nothing = z.strictObject({});
const secret = z.string().min(1).max(100);

export const shopperWishlistExtensions = {
  /** With its products as a page displays them, and whether it is shared. */
  getMyWishlist: shopperExtension({ request: nothing, response: wishlist }),
  shareMyWishlist: shopperExtension({ request: nothing, response: z.strictObject({ secret: z.string() }) }),
  unshareMyWishlist: shopperExtension({ request: nothing, response: nothing }),
  getSharedWishlist: shopperExtension({
    provesCaller: true,
    request: z.strictObject({ secret }),
    response: wishlist,
  }),
};
