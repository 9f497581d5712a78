import { extensionPath } from '../../shared/extensions/define.ts';
import { sendCall, type Call, type Turns } from './measure.ts';
import type { Question } from './questions.ts';
import { COMMON, NUMBERED_EVERY, ORDER_NUMBERS, REVIEWED_PRODUCTS, windowOf } from './review-data.ts';
import { headers, post } from './scenarios.ts';
import { productId } from './shop-data.ts';

export const READ: Turns = { warmUp: 5, turns: 30, parallelTurns: 48 };
const SLOW: Turns = { warmUp: 2, turns: 9, parallelTurns: 0 };
const CREATE: Turns = { warmUp: 20, turns: 100, parallelTurns: 160 };
const MODERATE: Turns = { warmUp: 0, turns: 3, parallelTurns: 0 };
/** Both sides decide about days of their own. */
const WINDOWS = 2 * MODERATE.turns;
const MODERATED = 10_000;
/** Pages are opened of those that have most. */
const POPULAR = 50;
const DESK_PAGE = 50;
const SHOP_PAGE = 8;
const DAY_MS = 86_400_000;

export const STATUS = 'moderation.moderationStatus';
export const WAITING = { [STATUS]: { $in: ['IN_MODERATION', 'SUBMITTED'] } };
const UNANSWERED = { $and: [{ [STATUS]: 'APPROVED' }, { 'reply.createdDate': { $exists: false } }] };
const NEWEST = { fieldName: 'createdDate', order: 'DESC' };
const HELPFUL = { fieldName: 'helpfulness', order: 'DESC' };

const bare = (name: string, values: Record<string, string> = {}): Call => ({
  method: 'GET',
  path: `/reviews/${name}?${new URLSearchParams(values)}`,
});
export const listed = (filter: object): Call =>
  post('/reviews/v1/reviews/query', {
    query: { filter, sort: [NEWEST], cursorPaging: { limit: DESK_PAGE } },
    returnPrivateReviews: true,
  });
export const counted = (filter: object): Call =>
  post('/reviews/v1/reviews/count', { filter, includePrivateReviews: true });

/** As the shop draws a product: its stars, then its most helpful reviews. */
function productPage(turn: number): Call[] {
  const entityId = productId(turn % POPULAR);
  const filter = { namespace: 'stores', entityId, [STATUS]: 'APPROVED' };
  const query = { filter, sort: [HELPFUL, NEWEST], cursorPaging: { limit: SHOP_PAGE } };
  return [
    post(extensionPath('listItemRatings'), { namespace: 'stores', entityIds: [entityId] }),
    post('/reviews/v1/reviews/query', { query }),
  ];
}

const wordsOf = (text: string): object => ({
  $and: text.split(' ').map((word) => ({ searchText: { $contains: word } })),
});
const orderOf = (turn: number): string => String(ORDER_NUMBERS + (turn % 500) * NUMBERED_EVERY);

const guidOf = (side: number, turn: number): string =>
  `5555555${side}-0000-4000-8000-${String(turn).padStart(12, '0')}`;
const created = (side: number, turn: number) => ({
  namespace: 'stores',
  entityId: productId(turn % REVIEWED_PRODUCTS),
  author: { contactId: guidOf(side, turn), authorName: 'Ines C.' },
  content: { rating: 5, title: 'Worth the wait', body: 'The paper is calm and warm. Would buy again.' },
});

const dayAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const overview = (name: string, days: number): Question => ({
  name,
  turns: SLOW,
  ours: () => ({
    method: 'POST',
    path: extensionPath('getReviewOverview'),
    headers,
    body: { from: dayAgo(days - 1), to: dayAgo(0) },
  }),
  bare: () => bare('overview', { from: dayAgo(days - 1), to: dayAgo(-1), before: dayAgo(2 * days - 1) }),
});

/** How many are decided about together: as many as the small store has, too. */
export const moderatedOf = (reviews: number): number =>
  Math.min(MODERATED, Math.floor(reviews / (2 * WINDOWS)));

const inDays = ({ from, to }: { from: string; to: string }) => ({ createdDate: { $gte: from, $lt: to } });

export function reviewQuestions(reviews: number, now: number): Question[] {
  const many = moderatedOf(reviews);
  const days = (turn: number) => windowOf(turn, many, reviews, now);
  return [
    {
      name: 'product’s first page: its stars, and the 8 most helpful',
      ours: productPage,
      bare: (turn) => bare('product', { product: productId(turn % POPULAR) }),
    },
    {
      name: 'queue of those that wait, newest 50',
      ours: () => listed(WAITING),
      bare: () => bare('waiting'),
    },
    {
      name: 'approved without a reply, newest 50',
      ours: () => listed(UNANSWERED),
      bare: () => bare('unanswered'),
    },
    {
      name: 'how many wait',
      ours: () => counted(WAITING),
      bare: () => bare('count-waiting'),
    },
    {
      name: 'figures of the desk’s tabs, each up to 10,000',
      ours: () =>
        [{}, WAITING, { [STATUS]: 'APPROVED' }, { [STATUS]: 'REJECTED' }, UNANSWERED].map((filter) => ({
          ...counted(filter),
          refusal: 'TOO_MANY_TO_COUNT',
        })),
      bare: () => bare('tabs'),
    },
    {
      name: 'search for two words that many have, newest 50',
      ours: () => listed({ $and: [{ [STATUS]: 'APPROVED' }, wordsOf(COMMON)] }),
      bare: () => bare('search', { words: COMMON }),
    },
    {
      name: 'search for what one has',
      ours: (turn) => listed(wordsOf(orderOf(turn))),
      bare: (turn) => bare('search-all', { words: orderOf(turn) }),
    },
    overview('overview of 30 days and the 30 before', 30),
    overview('overview of a year and the year before', 365),
    {
      name: 'create',
      turns: CREATE,
      ours: (turn) => post('/reviews/v1/reviews', { review: created(1, turn) }),
      bare: (turn) => ({ method: 'POST', path: '/reviews/create', body: created(2, turn) }),
    },
    {
      name: `reject ${many.toLocaleString('en')} by filter`,
      turns: MODERATE,
      ours: (turn) =>
        post('/reviews/v1/bulk/reviews/moderate', { filter: inDays(days(turn)), status: 'REJECTED' }),
      bare: (turn) => ({
        method: 'POST',
        path: '/reviews/moderate',
        body: days(MODERATE.turns + turn),
      }),
    },
  ];
}

/** @throws where fewer were decided about than the measurement says */
export async function assertModerated(base: string, reviews: number, now: number): Promise<void> {
  const many = moderatedOf(reviews);
  const filter = { ...inDays(windowOf(0, many, reviews, now)), [STATUS]: 'REJECTED' };
  const { count: found } = await sendCall<{ count: number }>(base, counted(filter));
  if (found !== many) throw new Error(`${found} of ${many} reviews were rejected.`);
}
