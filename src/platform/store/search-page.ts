import type { Queryable } from '../../database/database.ts';
import { parseAggregations } from '../query/aggregation.ts';
import { readCursorPage, type CursorMetadata, type Page } from './page.ts';
import { planRead, type QueryOptions, type QueryRequest } from './read-plan.ts';
import { readAggregations, type AggregationResult } from './search-aggregations.ts';
import type { TablePlan } from './table-plan.ts';

export interface SearchRequest extends QueryRequest {
  aggregations?: unknown;
}

export interface SearchPage<Doc> extends Page<Doc, CursorMetadata> {
  /** Present where the request has aggregations. */
  aggregationData?: { results: AggregationResult[] };
}

interface Searching {
  plan: TablePlan;
  db: Queryable;
  siteId: string;
  request: SearchRequest;
  options: QueryOptions & { root: string };
  raw?: boolean;
}

export async function searchPage<Doc>({
  plan,
  db,
  siteId,
  request,
  options,
  raw,
}: Searching): Promise<SearchPage<Doc>> {
  const { scope, root } = options;
  const read = await planRead(plan, db, siteId, { ...request, scope, root });
  const path = `${root}.aggregations`;
  const aggregations = parseAggregations(request.aggregations, plan.catalog, path, read.origin.timeZone);
  const page = await readCursorPage<Doc>({ plan, db, siteId, read, raw });
  if (aggregations.length === 0) return page;
  const results = await readAggregations({ plan, db, siteId, where: read.where }, aggregations);
  return { ...page, aggregationData: { results } };
}
