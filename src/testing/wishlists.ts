import { wishlists } from '@wix/ecom';
import type { Stack, StackCaller } from './stack.ts';

type Item = wishlists.CatalogReference;
type WishlistReply = Promise<{ wishlist?: wishlists.Wishlist }>;
type Tags = wishlists.BulkUpdateWishlistTagsOptions;

/** What the SDK leaves out of the public types of this module, though it exports it at run time. */
interface HiddenWishlists {
  getDefaultWishlist(options?: wishlists.GetDefaultWishlistOptions): WishlistReply;
  addItem(item: Item, options?: wishlists.AddItemOptions): WishlistReply;
  removeItem(item: Item, options?: wishlists.RemoveItemOptions): WishlistReply;
  bulkUpdateWishlistTags(ids: string[], options?: Tags): Promise<wishlists.BulkUpdateWishlistTagsResponse>;
  bulkUpdateWishlistTagsByFilter(
    filter: object,
    options?: Tags,
  ): Promise<wishlists.BulkUpdateWishlistTagsByFilterResponse>;
}

export const wishlistsOf = (stack: Stack, caller: StackCaller): HiddenWishlists =>
  stack.sdk({ wishlists }, caller).wishlists as unknown as HiddenWishlists;
