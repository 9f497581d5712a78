import { countReviews, queryReviews, type Review, type ReviewQuery } from '@wix/auto_sdk_reviews_reviews';
import type { ItemRating } from '#shared/ratings.ts';
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
  /** Of the author's page, where everybody may open it. */
  profile?: string;
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

const NEWEST = { fieldName: '_createdDate', order: 'DESC' } as const;

/** Of equals the newest first. */
const sortings = {
  helpful: [{ fieldName: 'helpfulness', order: 'DESC' }, NEWEST],
  newest: [NEWEST],
  highest: [{ fieldName: 'content.rating', order: 'DESC' }, NEWEST],
  lowest: [{ fieldName: 'content.rating', order: 'ASC' }, NEWEST],
} as const satisfies Record<ReviewSort, readonly object[]>;

interface Around {
  mediaBase: string;
  profiles: ReadonlyMap<string, string>;
}

function shownOf({ _id, content, author, ...review }: Review, { mediaBase, profiles }: Around): ShownReview {
  const { title, body, rating, media = [] } = content ?? {};
  const date = review.reviewDate ?? review._createdDate;
  const profile = profiles.get(author?.contactId ?? '');
  return {
    id: _id ?? '',
    title: title ?? '',
    body: body ?? '',
    rating: rating ?? 0,
    author: author?.authorName ?? '',
    ...(profile !== undefined && { profile }),
    date: date?.toISOString() ?? '',
    verified: review.verified ?? false,
    helpful: review.foundHelpful ?? 0,
    ...(review.reply?.message && { reply: review.reply.message }),
    pictures: media.flatMap(
      ({ image, video }) => pictureOf(image, '', mediaBase) ?? videoOf(video, '', mediaBase) ?? [],
    ),
  };
}

/** The platform pages by cursor, our addresses by number. */
async function readPage(
  shop: PageRequest['shop'],
  filter: object,
  { sort, page }: ReviewsState,
): Promise<Review[]> {
  const [start, end] = [(page - 1) * REVIEWS_PAGE, page * REVIEWS_PAGE];
  const limit = Math.min(end, LARGEST);
  const reviews: Review[] = [];
  let cursor: string | undefined;
  do {
    const requested = cursor === undefined ? { filter, sort: sortings[sort] } : {};
    const { reviews: found = [], metadata } = await shop.use(queryReviews)({
      ...requested,
      cursorPaging: { limit, ...(cursor !== undefined && { cursor }) },
    } as ReviewQuery);
    reviews.push(...found);
    cursor = metadata?.cursors?.next ?? undefined;
  } while (cursor !== undefined && reviews.length < end);
  return reviews.slice(start, end);
}

/** Nowhere rather than an error: a name without a link is still a review. */
async function profilesOf(
  people: PageRequest['people'],
  reviews: readonly Review[],
): Promise<ReadonlyMap<string, string>> {
  const authors = new Set(reviews.flatMap(({ author }) => author?.contactId ?? []));
  return (await people?.links([...authors].toSorted()).catch(() => undefined)) ?? new Map();
}

/** Those that everybody may read; undefined where nobody has written any. */
export async function readReviews(
  request: PageRequest,
  productId: string,
): Promise<ProductReviews | undefined> {
  const rating = (await request.ratings?.([productId]))?.get(productId);
  if (!rating) return undefined;
  const requested = parseReviews(request.search);
  const { stars, pictures } = requested;
  const { shop, mediaBase, people } = request;
  const filter = {
    namespace: 'stores',
    entityId: productId,
    'moderation.moderationStatus': 'APPROVED',
    ...(stars !== undefined && { 'content.rating': stars }),
    ...(pictures && { 'content.media': { $isEmpty: false } }),
  };
  const count = pictures
    ? ((await shop.use(countReviews)({ filter })).count ?? 0)
    : stars === undefined
      ? rating.count
      : (rating.stars[stars - 1] ?? 0);
  const pages = Math.max(1, Math.ceil(count / REVIEWS_PAGE));
  const state = { ...requested, page: Math.min(requested.page, pages) };
  const found = await readPage(shop, filter, state);
  const profiles = await profilesOf(people, found);
  const shown = found.map((review) => shownOf(review, { mediaBase, profiles }));
  return { rating, state, pages, shown };
}
