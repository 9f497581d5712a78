import * as operations from '@wix/auto_sdk_ecom_wishlists';
import type { RESTFunctionDescriptor } from '@wix/sdk';
import type { shopperWishlistExtensions } from '../../shared/extensions/wishlists.ts';
import { STORES_APP_ID } from '../../shared/stores-app.ts';
import type { ShownWishlist, WishedReference } from '../../shared/wishlists.ts';
import { shopperClient } from '../shopper-client.ts';
import { shopperExtensionClient } from './shopper-extensions.ts';

interface Reply {
  wishlist?: {
    items?: { catalogReference?: { appId?: string; catalogItemId?: string; options?: object | null } }[];
  };
}
type Change = (item: WishedReference, options: { returnEntity: true }) => Promise<Reply>;

/** What the SDK leaves out of the public types of this module, though it exports it at run time. */
interface Hidden {
  addItem: RESTFunctionDescriptor<Change>;
  removeItem: RESTFunctionDescriptor<Change>;
  getDefaultWishlist: RESTFunctionDescriptor<() => Promise<Reply>>;
}

/** The products in it, each once. */
const productsIn = ({ wishlist }: Reply): string[] => [
  ...new Set(
    (wishlist?.items ?? []).flatMap(({ catalogReference }) => catalogReference?.catalogItemId ?? []),
  ),
];

const readReply = (): Promise<Reply> =>
  shopperClient().use((operations as unknown as Hidden).getDefaultWishlist)();

/** Which products the shopper wishes for. */
export const readWishedProducts = async (): Promise<string[]> => productsIn(await readReply());

/** @returns which products are wished for now; a copy is sent, the SDK renames fields in what it is given */
export const addWish = async (item: WishedReference): Promise<string[]> =>
  productsIn(
    await shopperClient().use((operations as unknown as Hidden).addItem)(structuredClone(item), {
      returnEntity: true,
    }),
  );

export const removeWish = async (item: WishedReference): Promise<string[]> =>
  productsIn(
    await shopperClient().use((operations as unknown as Hidden).removeItem)(structuredClone(item), {
      returnEntity: true,
    }),
  );

/** A product, and the variant where one is meant. */
export const wishFor = (catalogItemId: string, variantId?: string): Promise<string[]> =>
  addWish({
    appId: STORES_APP_ID,
    catalogItemId,
    ...(variantId !== undefined && { options: { variantId } }),
  });

/** All of a product, whichever variants of it are in the list. */
export async function stopWishingFor(productId: string): Promise<string[]> {
  const reply = await readReply();
  let left = productsIn(reply);
  for (const { catalogReference } of reply.wishlist?.items ?? []) {
    const { appId, catalogItemId, options } = catalogReference ?? {};
    if (catalogItemId !== productId || appId === undefined) continue;
    left = await removeWish({ appId, catalogItemId, ...(options && { options: { ...options } }) });
  }
  return left;
}

const call = shopperExtensionClient<typeof shopperWishlistExtensions>();

export const readWishlist = (): Promise<ShownWishlist> => call('getMyWishlist', {});

export const readSharedWishlist = (secret: string): Promise<ShownWishlist> =>
  call('getSharedWishlist', { secret });

export const shareWishlist = (): Promise<{ secret: string }> => call('shareMyWishlist', {});

export const unshareWishlist = (): Promise<object> => call('unshareMyWishlist', {});
