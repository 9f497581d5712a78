import { demandStates, type Demand, type DemandState, type DemandTotals } from '#shared/demand.ts';
import { addMoney, zeroMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { decodeCursor, encodeCursor } from '#platform/query/cursor.ts';
import { matches, sortDocuments } from '#platform/query/evaluate.ts';
import { fieldCatalog } from '#platform/query/field.ts';
import { readLimit, readOffset } from '#platform/query/paging.ts';
import { parseFilter } from '#platform/query/parse-filter.ts';
import { parseSort, type SortEntry } from '#platform/query/sort.ts';
import { requests } from '../tables.ts';
import { readDemand } from './describe-demand.ts';

const BOARD = 'back-in-stock-demand';
const MAX_PAGE = 100;

const texts = ['id', 'productId', 'name', 'choices', 'sku', 'state', 'search'];
const decimals = ['stock', 'price', 'waiting', 'sending', 'failed', 'reach', 'worth', 'effect'];

const catalog = fieldCatalog(
  {
    paging: 'cursor',
    fields: [...texts, ...decimals, 'since'].map((field) => ({ field, operators: '*', sort: 'BOTH' })),
    searchable: [],
    aggregatable: [],
  },
  {
    ...Object.fromEntries(texts.map((field) => [field, 'text' as const])),
    ...Object.fromEntries(decimals.map((field) => [field, 'decimal' as const])),
    since: 'date',
  },
  {},
);

export interface DemandQuery {
  filter?: unknown;
  sort?: unknown;
  cursorPaging?: { limit?: unknown; cursor?: unknown } | undefined;
}

const searched = (demand: Demand): object => ({
  ...demand,
  search: [demand.name, demand.choices, demand.sku].join(' '),
});

/** @throws 400 with violations on the paths of the request */
async function found(context: Context, filter: unknown, path: string): Promise<Demand[]> {
  const wanted = parseFilter(filter, catalog, { path });
  return (await readDemand(context)).filter((demand) => matches(wanted, searched(demand)));
}

/**
 * The board in the query language of the platform. What a row is worth depends on stock and price of the moment, which
 * no index of the requests holds: at most 2000 variants are counted by one statement, described by one more, and
 * looked through here.
 * @throws 400
 */
export async function queryDemand(
  context: Context,
  { filter, sort, cursorPaging = {} }: DemandQuery,
): Promise<{ demands: Demand[]; pagingMetadata: { count: number; cursors: { next?: string } } }> {
  const { siteId: site } = context;
  const path = 'query.cursorPaging';
  const limit = readLimit(cursorPaging.limit, `${path}.limit`, { fallback: 50, max: MAX_PAGE });
  const origin = cursorPaging.cursor
    ? decodeCursor(cursorPaging.cursor, BOARD, site, `${path}.cursor`)
    : { filter, sort: (sort ?? []) as SortEntry[], position: ['0'] };
  const keys = parseSort(origin.sort, {
    path: 'query.sort',
    catalog,
    fallback: [{ fieldName: 'effect', order: 'DESC' }],
    maxEntries: 2,
  });
  // Of those with the same effect, none above all, the one with more money first.
  const effective = keys.toSpliced(-1, 0, { field: catalog.any('worth'), descending: true });
  const start = readOffset(Number(origin.position[0]), `${path}.cursor`);
  const all = sortDocuments(await found(context, origin.filter, 'query.filter'), effective);
  const demands = all.slice(start, start + limit);
  const end = start + demands.length;
  const next = { ...origin, entity: BOARD, site, position: [String(end)], backwards: false };
  return {
    demands,
    pagingMetadata: {
      count: demands.length,
      cursors: end < all.length ? { next: encodeCursor(next) } : {},
    },
  };
}

/** How many variants match, by their state, and what they come to. */
export async function countDemandStates(
  context: Context,
  filter: unknown,
): Promise<{ all: number; states: Record<DemandState, number>; sums: DemandTotals }> {
  const { db, siteId, site } = context;
  const { currency } = site;
  const all = await found(context, filter, 'filter');
  return {
    all: all.length,
    states: Object.fromEntries(
      demandStates.map((state) => [state, all.filter((each) => each.state === state).length]),
    ) as Record<DemandState, number>,
    sums: {
      variants: all.filter(({ waiting }) => waiting > 0).length,
      people: all.reduce((sum, { waiting }) => sum + waiting, 0),
      worth: addMoney(zeroMoney(currency), ...all.map(({ worth }) => worth)),
      reach: all.reduce((sum, { reach }) => sum + reach, 0),
      failed: (await requests.count(db, siteId, { status: 'FAILED' })).count,
      currency,
    },
  };
}
