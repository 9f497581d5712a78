import type { WishedReference } from '#shared/wishlists.ts';
import type { Reply, WishlistsApi } from '#platform/contract/index.ts';

export type ApiWishlist = NonNullable<Reply<WishlistsApi, 'getDefaultWishlist'>['wishlist']>;

export interface WishedItem {
  /** Always with the present app id, and the variant by its id where one is meant. */
  catalogReference: WishedReference;
  addedDate: string;
}

/** Of a member, or of a visitor until they sign in. */
export interface Owner {
  memberId?: string;
  visitorId?: string;
}

export interface Wishlist extends Owner {
  id: string;
  createdDate: string;
  updatedDate: string;
  /** In the order they were added. */
  items: WishedItem[];
  tags: { publicTags: { tagIds: string[] }; privateTags: { tagIds: string[] } };
}

export const MAX_ITEMS = 100;

export const ownerKey = ({ memberId, visitorId }: Owner): string =>
  memberId === undefined ? `visitor:${visitorId}` : `member:${memberId}`;
