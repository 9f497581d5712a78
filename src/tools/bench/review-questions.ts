import { randomUUID } from 'node:crypto';
import { format } from 'date-fns/format';
import { subDays } from 'date-fns/subDays';
import type { Call, Turns } from './measure.ts';
import type { Question } from './questions.ts';
import { COMMON_WORDS, numberOf, REVIEWED_PRODUCTS } from './review-data.ts';
import { headers, pick, post } from './scenarios.ts';
import { productId, shown } from './shop-data.ts';

export const REVIEW_TURNS: Turns = { warmUp: 5, turns: 40, parallelTurns: 64 };
const SLOW: Turns = { warmUp: 1, turns: 7, parallelTurns: 0 };
/** Of so many products the reviews are moderated by one call. */
const MODERATED = 20;
const MODERATIONS: Turns = { warmUp: 1, turns: 4, parallelTurns: 0 };

const item = (turn: number): string => productId(shown(turn, REVIEWED_PRODUCTS));
const status = 'moderation.moderationStatus';
const NEWEST = [{ fieldName: 'createdDate', order: 'DESC' }];
const waiting = { [status]: { $in: ['IN_MODERATION', 'SUBMITTED'] } };

const listed = (filter: object, sort: readonly object[], limit: number): Call =>
  post('/reviews/v1/reviews/query', {
    query: { filter, sort, cursorPaging: { limit } },
    returnPrivateReviews: true,
  });
const hosted = (path: string, body: object): Call => ({ method: 'POST', path, headers, body });
const bare = (name: string, body: object = {}): Call => ({ method: 'POST', path: `/reviews/${name}`, body });
const days = (count: number): { from: string; to: string } => ({
  from: format(subDays(new Date(), count - 1), 'yyyy-MM-dd'),
  to: format(new Date(), 'yyyy-MM-dd'),
});
const overview = (count: number): Call => ({
  method: 'GET',
  path: `/hosted/reviews/overview?${new URLSearchParams(days(count))}`,
  headers,
});
/** To and fro, so that each call changes all of them. */
const moderation = (turn: number) => ({
  ids: Array.from({ length: MODERATED }, (_, at) => productId(shown(100 + at, REVIEWED_PRODUCTS))),
  to: turn % 2 === 0 ? 'REJECTED' : 'APPROVED',
});

const written = (turn: number) => ({
  namespace: 'stores',
  entityId: item(turn),
  author: { contactId: randomUUID(), authorName: 'A buyer' },
  content: {
    rating: 1 + (turn % 5),
    title: 'Warm',
    body: 'The lines only show up close, in the evening most of all.',
  },
});

/** As the shop and the desk ask. */
export const reviewQuestions = (): Question[] => [
  {
    name: 'a product’s first page in the shop, with its histogram',
    ours: (turn) => [
      hosted('/hosted/reviews/ratings/read', { namespace: 'stores', entityIds: [item(turn)] }),
      listed(
        { namespace: 'stores', entityId: item(turn), [status]: 'APPROVED' },
        [{ fieldName: 'helpfulness', order: 'DESC' }, ...NEWEST],
        8,
      ),
    ],
    bare: (turn) => [bare('histogram', { item: item(turn) }), bare('first-page', { item: item(turn) })],
  },
  {
    name: 'the stars of 24 products',
    ours: (turn) =>
      hosted('/hosted/reviews/ratings/read', {
        namespace: 'stores',
        entityIds: Array.from({ length: 24 }, (_, at) => item(turn + at)),
      }),
    bare: (turn) => bare('stars', { items: Array.from({ length: 24 }, (_, at) => item(turn + at)) }),
  },
  {
    name: 'the queue that waits, newest 50',
    ours: () => listed(waiting, NEWEST, 50),
    bare: () => bare('waiting'),
  },
  {
    name: 'how many wait',
    ours: () => post('/reviews/v1/reviews/count', { filter: waiting, includePrivateReviews: true }),
    bare: () => bare('count'),
  },
  {
    name: 'search for what one text has',
    ours: (turn) =>
      listed({ [status]: 'APPROVED', searchText: { $contains: numberOf(5000 + turn) } }, NEWEST, 50),
    bare: (turn) => bare('search', { words: numberOf(5000 + turn) }),
  },
  {
    name: 'search for a word that many texts have',
    ours: (turn) =>
      listed({ [status]: 'APPROVED', searchText: { $contains: pick(COMMON_WORDS, turn) } }, NEWEST, 50),
    bare: (turn) => bare('search', { words: pick(COMMON_WORDS, turn) }),
  },
  {
    name: 'the overview of 30 days',
    ours: () => overview(30),
    bare: () => bare('overview', days(30)),
    turns: SLOW,
  },
  {
    name: 'the overview of a year',
    ours: () => overview(365),
    bare: () => bare('overview', days(365)),
    turns: SLOW,
  },
  {
    name: 'write one',
    ours: (turn) => post('/reviews/v1/reviews', { review: written(turn) }),
    bare: (turn) => bare('write', { review: written(turn) }),
  },
  {
    name: `moderate by a filter: all of ${MODERATED} products`,
    ours(turn) {
      const { ids, to } = moderation(turn);
      return post('/reviews/v1/bulk/reviews/moderate', {
        filter: { namespace: 'stores', entityId: { $in: ids } },
        status: to,
      });
    },
    bare: (turn) => bare('moderate', moderation(turn)),
    turns: MODERATIONS,
  },
];
