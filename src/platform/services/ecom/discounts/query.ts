import {
  type DiscountCounts,
  discountStates,
  type DiscountState,
  type ShownDiscount,
} from '#shared/discounts.ts';
import { addMoney, zeroMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { decodeCursor, encodeCursor } from '#platform/query/cursor.ts';
import { matches, sortDocuments } from '#platform/query/evaluate.ts';
import { readLimit, readOffset } from '#platform/query/paging.ts';
import { parseFilter } from '#platform/query/parse-filter.ts';
import { parseSort, type SortEntry } from '#platform/query/sort.ts';
import { couponsOfCodes, presentCoupons } from '../../marketing/coupons/public.ts';
import { presentRules } from '../discount-rules/public.ts';
import { type Found, readDiscounts } from './describe.ts';
import { withMatchingCodes, catalog, codesIn, EFFECT, expanded } from './fields.ts';

const BOARD = 'discounts';
const MAX_ON_PAGE = 100;
const MAX_SORTS = 4;

export interface DiscountQuery {
  filter?: unknown;
  sort?: unknown;
  cursorPaging?: { limit?: unknown; cursor?: unknown } | undefined;
}

interface Seen {
  found: Found;
  seen: object;
}

/** @throws 400 with violations on the paths of the request */
async function matching(context: Context, filter: unknown, path: string): Promise<Seen[]> {
  const wanted = parseFilter(filter, catalog, { path });
  const made = await couponsOfCodes(context, codesIn(filter));
  const codesOf = (id: string): string[] => [...made].filter(([, of]) => of === id).map(([code]) => code);
  return (await readDiscounts(context))
    .map((found) => ({
      found,
      seen: withMatchingCodes(found, made.size > 0 ? codesOf(found.listed.id) : []),
    }))
    .filter(({ seen }) => matches(wanted, seen));
}

/** With all that a line tells of them. */
async function shown(context: Context, page: readonly Found[]): Promise<ShownDiscount[]> {
  const rules = await presentRules(
    page.flatMap((found) => ('rule' in found ? [found.rule] : [])),
    context,
  );
  const coupons = await presentCoupons(
    context,
    page.flatMap((found) => ('coupon' in found ? [found.coupon] : [])),
  );
  const byId = new Map<string, { rule: object } | { coupon: (typeof coupons)[number] }>([
    ...rules.map((rule) => [rule.id, { rule }] as const),
    ...coupons.map((coupon) => [coupon.id, { coupon }] as const),
  ]);
  return page.flatMap(({ listed }) => {
    const whole = byId.get(listed.id);
    return whole ? [{ ...listed, ...whole }] : [];
  });
}

/**
 * Rules and coupons as one list, in the query language of the platform. How one stands follows from the moment and from
 * what two tables and the kept counts say, which no index holds: all are read at once, and looked through here. The
 * many codes of a coupon are not read.
 * @throws 400
 */
export async function queryDiscounts(
  context: Context,
  { filter, sort, cursorPaging = {} }: DiscountQuery,
): Promise<{
  discounts: ShownDiscount[];
  pagingMetadata: { count: number; cursors: { next?: string } };
}> {
  const { siteId: site } = context;
  const path = 'query.cursorPaging';
  const limit = readLimit(cursorPaging.limit, `${path}.limit`, { fallback: 50, max: MAX_ON_PAGE });
  const origin = cursorPaging.cursor
    ? decodeCursor(cursorPaging.cursor, BOARD, site, `${path}.cursor`)
    : { filter, sort: (sort ?? []) as SortEntry[], position: ['0'] };
  const keys = keysOf(origin.sort);
  const start = readOffset(Number(origin.position[0]), `${path}.cursor`);
  const all = await matching(context, origin.filter, 'query.filter');
  const places = new Map<object, Found>(all.map(({ seen, found }) => [seen, found]));
  const page = sortDocuments([...places.keys()], keys)
    .slice(start, start + limit)
    .flatMap((seen) => places.get(seen) ?? []);
  const end = start + page.length;
  const next = { ...origin, entity: BOARD, site, position: [String(end)], backwards: false };
  return {
    discounts: await shown(context, page),
    pagingMetadata: {
      count: page.length,
      cursors: end < all.length ? { next: encodeCursor(next) } : {},
    },
  };
}

const keysOf = (sort: unknown) =>
  parseSort(expanded(sort) ?? [], {
    path: 'query.sort',
    catalog,
    fallback: expanded([{ fieldName: EFFECT, order: 'DESC' }]) as SortEntry[],
    maxEntries: MAX_SORTS,
  });

/** The ids of all that match, for a job about them. @throws 400 */
export async function idsOfDiscounts(
  context: Context,
  { filter, sort }: Pick<DiscountQuery, 'filter' | 'sort'>,
): Promise<{ ids: string[] }> {
  const keys = keysOf(sort);
  const all = await matching(context, filter, 'query.filter');
  const rows = all.map(({ seen, found }) => ({ ...seen, id: found.listed.id }));
  return { ids: sortDocuments(rows, keys).map(({ id }) => id) };
}

/** How many match, by how they stand, and what they came to. @throws 400 */
export async function countDiscounts(context: Context, filter: unknown): Promise<DiscountCounts> {
  const all = (await matching(context, filter, 'filter')).map(({ found: { listed } }) => listed);
  const inState = (state: DiscountState): number => all.filter((each) => each.state === state).length;
  return {
    all: all.length,
    states: Object.fromEntries(discountStates.map((state) => [state, inState(state)])) as Record<
      DiscountState,
      number
    >,
    uses: all.reduce((sum, { uses }) => sum + uses, 0),
    given: addMoney(zeroMoney(context.site.currency), ...all.map(({ given }) => given)),
  };
}
