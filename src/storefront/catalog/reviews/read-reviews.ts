import { queryReviews, type Review } from '@wix/auto_sdk_reviews_reviews';
import type { ItemRating } from '../../../shared/ratings.ts';
import type { PageRequest } from '../../shell/define-page.ts';
import type { PictureMedia } from '../../shell/picture-sources.ts';
import { pictureOf, videoOf } from '../../shell/poster.ts';
import { parseReviews, type ReviewSort, type ReviewsState } from './reviews-state.ts';

/** A review as the shop shows it. */
export interface ShownReview {
  id: string;
  title: string;
  body: string;
  rating: number;
  author: string;
  /** ISO 8601. */
  date: string;
  verified: boolean;
  helpful: number;
  reply?: string;
  pictures: PictureMedia[];
}

export interface ProductReviews {
  rating: ItemRating;
  state: ReviewsState;
  shown: ShownReview[];
  /** Of the selection, from 1. */
  pages: number;
}

export const REVIEWS_PAGE = 8;
/** The platform's largest page. */
const LARGEST = 100;

type Query = ReturnType<ReturnType<typeof queryReviews>>;

/** Of equals the newest first. */
const sorted: Record<ReviewSort, (query: Query) => Query> = {
  helpful: (query) => query.descending('helpfulness', '_createdDate'),
  newest: (query) => query.descending('_createdDate'),
  highest: (query) => query.descending('content.rating', '_createdDate'),
  lowest: (query) => query.ascending('content.rating').descending('_createdDate'),
};

function shownOf({ _id, content, author, ...review }: Review, mediaBase: string): ShownReview {
  const { title, body, rating, media = [] } = content ?? {};
  const date = review.reviewDate ?? review._createdDate;
  return {
    id: _id ?? '',
    title: title ?? '',
    body: body ?? '',
    rating: rating ?? 0,
    author: author?.authorName ?? '',
    date: date?.toISOString() ?? '',
    verified: review.verified ?? false,
    helpful: review.foundHelpful ?? 0,
    ...(review.reply?.message && { reply: review.reply.message }),
    pictures: media.flatMap(
      ({ image, video }) =>
        pictureOf(image, title ?? '', mediaBase) ?? videoOf(video, title ?? '', mediaBase) ?? [],
    ),
  };
}

/** The platform pages by cursor, our addresses by number. */
async function readPage(query: Query, page: number): Promise<Review[]> {
  const [start, end] = [(page - 1) * REVIEWS_PAGE, page * REVIEWS_PAGE];
  let found = await query.limit(Math.min(end, LARGEST)).find();
  const reviews = [...found.items];
  while (reviews.length < end && found.hasNext()) {
    found = await found.next();
    reviews.push(...found.items);
  }
  return reviews.slice(start, end);
}

/** Those that everybody may read; undefined where nobody has written any. */
export async function readReviews(
  request: PageRequest,
  productId: string,
): Promise<ProductReviews | undefined> {
  const rating = (await request.ratings([productId])).get(productId);
  if (!rating) return undefined;
  const asked = parseReviews(request.search);
  const { stars } = asked;
  const count = stars === undefined ? rating.count : (rating.stars[stars - 1] ?? 0);
  const pages = Math.max(1, Math.ceil(count / REVIEWS_PAGE));
  const state = { ...asked, page: Math.min(asked.page, pages) };
  const { shop, mediaBase } = request;
  const all = shop
    .use(queryReviews)()
    .eq('namespace', 'stores')
    .eq('entityId', productId)
    .eq('moderation.moderationStatus', 'APPROVED');
  const query = sorted[state.sort](stars === undefined ? all : all.eq('content.rating', stars));
  const found = await readPage(query, state.page);
  return { rating, state, pages, shown: found.map((review) => shownOf(review, mediaBase)) };
}
