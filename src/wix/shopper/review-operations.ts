import { createReview, type Review } from '@wix/auto_sdk_reviews_reviews';
import { CallError } from '../errors.ts';
import { shopperClient } from '../shopper-client.ts';
import { hostedCall } from './hosted-call.ts';
import { readTokens } from './token-store.ts';
import type { UploadedFile } from './upload-operations.ts';

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
  media,
  link,
}: WrittenReview): Promise<boolean> {
  const subject = { namespace: 'stores', entityId: productId };
  const content = { rating, title, body };
  const { moderation } = link
    ? await byLink({
        token: link,
        entityId: productId,
        content: { ...content, media: media.map((file) => plain(file)) },
        name,
      })
    : readTokens()?.role === 'member'
      ? await shopperClient().use(createReview)({
          ...subject,
          content: { ...content, media: media.map((file) => named(file)) },
          author: { authorName: name },
        })
      : await asContact({
          ...subject,
          content: { ...content, media: media.map((file) => plain(file)) },
          name,
          email,
        });
  return moderation?.moderationStatus === 'APPROVED';
}

async function byLink(review: object): Promise<Review> {
  const path = '/hosted/review-requests/link/write';
  return (await hostedCall<{ review: Review }>('POST', path, review)).review;
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
