import { createReview, type Review } from '@wix/auto_sdk_reviews_reviews';
import { CallError } from '../errors.ts';
import { shopperClient } from '../shopper-client.ts';
import { hostedCall } from './hosted-call.ts';
import { readTokens } from './token-store.ts';

export interface WrittenReview {
  productId: string;
  rating: number;
  title: string;
  body: string;
  /** How the author is shown. */
  name: string;
  /** Of a visitor: whom the shop writes to, shown to nobody. */
  email: string;
}

/**
 * As the member who is signed in, or as whoever has that e-mail.
 * @returns whether everybody sees it already
 */
export async function sendReview({
  productId,
  rating,
  title,
  body,
  name,
  email,
}: WrittenReview): Promise<boolean> {
  const review = {
    namespace: 'stores',
    entityId: productId,
    content: { rating, title, body },
  };
  const { moderation } =
    readTokens()?.role === 'member'
      ? await shopperClient().use(createReview)({ ...review, author: { authorName: name } })
      : await asContact({ ...review, name, email });
  return moderation?.moderationStatus === 'APPROVED';
}

async function asContact(review: object): Promise<Review> {
  const { review: made } = await hostedCall<{ review: Review }>('POST', '/hosted/reviews/contact', review);
  return made;
}

/** The author has written about this product before. */
export const isSecondReview = (thrown: unknown): boolean =>
  thrown instanceof CallError && thrown.code === 'REVIEW_ALREADY_EXISTS';

/** Once for each visitor or member; `helpful: false` takes it back. */
export async function voteFor(reviewId: string, helpful: boolean): Promise<{ foundHelpful: number }> {
  const { review } = await hostedCall<{ review: Review }>('POST', `/hosted/reviews/${reviewId}/votes`, {
    helpful,
  });
  return { foundHelpful: review.foundHelpful ?? 0 };
}
