import { entitySource, type EntitySource } from './entity-source.ts';
import { products } from './products.ts';

export interface JobReview {
  id: string;
  entityId?: string;
  /** Told apart from the review: the contract's has the id alone. */
  productName?: string;
  createdDate?: string;
  content?: {
    rating?: number;
    title?: string;
    body?: string;
    media?: { image?: { id?: string }; video?: { id?: string } }[];
  };
  author?: { authorName?: string };
  moderation?: { moderationStatus?: string };
  verified?: boolean;
  reply?: { message?: string; createdDate?: string };
  foundHelpful?: number;
}

const MAX_LABEL = 60;

/** Those that are not shown as well. */
export const reviews = entitySource<JobReview>({
  search: 'reviews_reviews.queryReviews',
  asked: { returnPrivateReviews: true },
  plural: 'reviews',
  label: ({ content, author }) =>
    content?.title || content?.body?.slice(0, MAX_LABEL) || author?.authorName || undefined,
});

/** The same, with what their products are called. */
export const namedReviews: EntitySource<JobReview> = {
  ...reviews,
  async byIds(platformFetch, ids) {
    const found = await reviews.byIds(platformFetch, ids);
    const of = [...new Set([...found.values()].flatMap(({ entityId }) => entityId ?? []))];
    const names = await products.labels(platformFetch, of);
    return new Map(
      [...found].map(([id, review]) => {
        const productName = names.get(review.entityId ?? '');
        return [id, { ...review, ...(productName !== undefined && { productName }) }];
      }),
    );
  },
};
