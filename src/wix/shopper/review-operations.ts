import { createReview } from '@wix/auto_sdk_reviews_reviews';
import type { shopperReviewRequestExtensions } from '../../shared/extensions/review-requests.ts';
import type { shopperReviewExtensions } from '../../shared/extensions/reviews.ts';
import { CallError } from '../errors.ts';
import { shopperClient } from '../shopper-client.ts';
import { shopperExtensionClient } from './shopper-extensions.ts';
import { readTokens } from './token-store.ts';
import type { UploadedFile } from './upload-operations.ts';

const call = shopperExtensionClient<typeof shopperReviewExtensions & typeof shopperReviewRequestExtensions>();

export interface WrittenReview {
  productId: string;
  rating: number;
  title: string;
  body: string;
  /** How the author is shown. */
  name: string;
  media: readonly UploadedFile[];
  /** Of a visitor: whom the shop writes to, shown to nobody. */
  email: string;
  /** Of the mail that asked for it: it says who writes. */
  link?: string | undefined;
}

/** As the SDK names files; it sends what the platform reads. */
export const named = ({ kind, id, name, width = 0, height = 0 }: UploadedFile) =>
  kind === 'video'
    ? { video: `wix:video://v1/${id}/${encodeURIComponent(name)}` }
    : {
        image: `wix:image://v1/${id}/${encodeURIComponent(name)}#originWidth=${width}&originHeight=${height}`,
      };

/** As the platform itself reads them. */
const plain = ({ kind, id, width, height }: UploadedFile) =>
  kind === 'video' ? { video: { id } } : { image: { id, width, height } };

/**
 * As the member who is signed in, or as whoever has that email.
 * @returns whether everybody sees it already
 */
export async function sendReview({
  productId,
  rating,
  title,
  body,
  name,
  email,
  media,
  link,
}: WrittenReview): Promise<boolean> {
  const subject = { namespace: 'stores', entityId: productId };
  const content = { rating, title, body };
  const { moderation } = link
    ? (
        await call('writeReviewByLink', {
          token: link,
          entityId: productId,
          content: { ...content, media: media.map((file) => plain(file)) },
          name,
        })
      ).review
    : readTokens()?.role === 'member'
      ? await shopperClient().use(createReview)({
          ...subject,
          content: { ...content, media: media.map((file) => named(file)) },
          author: { authorName: name },
        })
      : (
          await call('writeReviewAsContact', {
            ...subject,
            content: { ...content, media: media.map((file) => plain(file)) },
            name,
            email,
          })
        ).review;
  return moderation?.moderationStatus === 'APPROVED';
}

/** The author has written about this product before. */
export const isSecondReview = (thrown: unknown): boolean =>
  thrown instanceof CallError && thrown.code === 'REVIEW_ALREADY_EXISTS';

/** Once for each visitor or member; `helpful: false` takes it back. */
export async function voteFor(reviewId: string, helpful: boolean): Promise<{ foundHelpful: number }> {
  const { review } = await call('voteForReview', { reviewId, helpful });
  return { foundHelpful: review.foundHelpful ?? 0 };
}
