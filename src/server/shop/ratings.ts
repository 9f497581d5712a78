import type { ItemRating } from '../../shared/ratings.ts';
import type { ReadRatings } from '../../shared/shop-rendering.ts';
import { callHosted } from '../platform-call.ts';
import type { PlatformFetch } from '../platform-fetch.ts';

/** Stars of products, all of a page by one question. */
export const ratingsFrom =
  (platformFetch: PlatformFetch): ReadRatings =>
  async (productIds) => {
    if (productIds.length === 0) return new Map();
    const { ratings } = await callHosted<{ ratings: ItemRating[] }>(
      platformFetch,
      '/hosted/reviews/ratings/read',
      { namespace: 'stores', entityIds: productIds },
    );
    return new Map(ratings.map((rating) => [rating.entityId, rating]));
  };
