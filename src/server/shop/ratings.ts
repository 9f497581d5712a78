import type { shopperReviewExtensions } from '../../shared/extensions/reviews.ts';
import type { ReadRatings } from '../../shared/shop-rendering.ts';
import { extensionCaller } from '../extensions/call-extension.ts';
import type { PlatformFetch } from '../platform-fetch.ts';

const call = extensionCaller<typeof shopperReviewExtensions>();

/** Stars of products, all of a page by one question. */
export const ratingsFrom =
  (platformFetch: PlatformFetch): ReadRatings =>
  async (productIds) => {
    if (productIds.length === 0) return new Map();
    const { ratings } = await call(platformFetch, 'listItemRatings', {
      namespace: 'stores',
      entityIds: productIds,
    });
    return new Map(ratings.map((rating) => [rating.entityId, rating]));
  };
