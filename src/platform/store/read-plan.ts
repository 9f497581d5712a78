import type { RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { decodeCursor, type Cursor } from '../query/cursor.ts';
import type { Expression, Test } from '../query/expression.ts';
import { readLimit } from '../query/paging.ts';
import { parseFilter } from '../query/parse-filter.ts';
import { isTimeZone, rejectField } from '../query/parsing.ts';
import { isPosition, parseSort, type SortEntry, type SortKey } from '../query/sort.ts';
import { parseSearch, searchTest } from '../query/search-expression.ts';
import { rankKeys } from '../query/search-rank.ts';
import type { TablePlan } from './table-plan.ts';
import { meantBeginnings } from './vocabulary.ts';

/** A query as the API receives it; everything in it is checked. */
export interface QueryRequest {
  filter?: unknown;
  sort?: unknown;
  paging?: { limit?: unknown; offset?: unknown } | null | undefined;
  cursorPaging?: { limit?: unknown; cursor?: unknown } | null | undefined;
  timeZone?: unknown;
  /** Words to look for: `{ expression, fields, mode, fuzzy }`. */
  search?: unknown;
}

export interface QueryOptions {
  /** What the caller may see, or the path narrows down to; never part of a cursor. */
  scope?: unknown;
  /** The same where another table says it: a condition on the rows of this one; never part of a cursor. */
  besides?: RawBuilder<boolean> | undefined;
  /** Where the query sits in the request; violations begin with it. */
  root?: string;
}

export interface ReadPlan {
  where: Expression;
  sort: SortKey[];
  limit: number;
  position?: (string | null)[];
  backwards: boolean;
  /** What a cursor repeats. */
  origin: Pick<Cursor, 'filter' | 'sort' | 'timeZone' | 'search'>;
}

type Request = QueryRequest & { root: string; scope: unknown; besides?: QueryOptions['besides'] };

const besidesTest = (plan: TablePlan, condition: RawBuilder<boolean>): Test => ({
  test: 'computed',
  field: plan.catalog.any('id'),
  condition,
  holds: () => {
    throw new Error('Only the database knows.');
  },
});

/** @throws 400 with violations on the paths of the request */
export async function planRead(
  plan: TablePlan,
  db: Queryable,
  siteId: string,
  request: Request,
): Promise<ReadPlan> {
  const { root, cursorPaging, paging } = request;
  const [name, input] =
    paging && !cursorPaging ? (['paging', paging] as const) : (['cursorPaging', cursorPaging] as const);
  const inRequest = (part: string): string => (root === '' ? part : `${root}.${part}`);
  const limitPath = inRequest(`${name}.limit`);
  const requested = readLimit(input?.limit, limitPath, { fallback: plan.defaultLimit, max: plan.maxLimit });
  const cursorText = cursorPaging?.cursor;
  const path = inRequest('cursorPaging.cursor');
  const cursor =
    cursorText === undefined || cursorText === null || cursorText === ''
      ? undefined
      : decodeCursor(cursorText, plan.table, siteId, path);
  const origin = cursor ?? originOf(request);
  const { timeZone } = origin;
  const at = (part: string): string => (cursor ? path : inRequest(part));
  const filter = parseFilter(origin.filter, plan.catalog, { path: at('filter'), timeZone });
  const scope = parseFilter(request.scope, plan.catalog, { path: 'scope', trusted: true });
  const sort = parseSort(origin.sort, {
    path: at('sort'),
    catalog: plan.catalog,
    fallback: plan.defaultSort,
    maxEntries: plan.maxSortEntries,
  });
  const { searchable } = plan.catalog;
  const search = parseSearch(origin.search, searchable, at('search'));
  const meant = search?.fuzzy ? await meantBeginnings({ plan, db, siteId }, search) : undefined;
  const ranking = { searchable, meant, heading: plan.heading, sorted: isSorted(origin.sort) };
  const keys = [...(search ? rankKeys(search, ranking) : []), ...sort];
  if (cursor && !isPosition(cursor.position, keys))
    return rejectField(path, 'is not a cursor of this list', 'FORMAT');
  return {
    where: {
      and: [
        filter,
        scope,
        ...(request.besides ? [besidesTest(plan, request.besides)] : []),
        ...(search ? [searchTest(search, searchable, meant)] : []),
      ],
    },
    sort: keys,
    // A limit of zero is the same as none where the total cannot be requested alone.
    limit: name === 'cursorPaging' && requested === 0 ? plan.defaultLimit : requested,
    ...(cursor && { position: cursor.position }),
    backwards: cursor?.backwards ?? false,
    origin,
  };
}

const isSorted = (sort: unknown): boolean =>
  Array.isArray(sort) ? sort.length > 0 : sort !== undefined && sort !== null;

function originOf({ root, filter, sort, timeZone, search }: Request): ReadPlan['origin'] {
  if (timeZone !== undefined && timeZone !== null && !isTimeZone(timeZone)) {
    return rejectField(`${root}.timeZone`, 'must be a time zone such as Europe/Lisbon', 'FORMAT');
  }
  return {
    filter,
    search,
    sort: (sort ?? []) as SortEntry[],
    ...(typeof timeZone === 'string' && { timeZone }),
  };
}
