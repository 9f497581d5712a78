import { sql } from 'kysely';
import type { Grouping, ScalarAggregation } from '../query/aggregation.ts';
import { conjunctsOf, testsOf, type Expression } from '../query/expression.ts';
import { columnTest } from '../query/sql-column-test.ts';
import { sqlFilter } from '../query/sql-filter.ts';
import { ALL_LISTING } from './derived-counts.ts';
import type { Group, Source } from './groups.ts';
import type { TablePlan } from './table-plan.ts';

interface ListingKey {
  name: string;
  /** What the columns must be that is counted by. */
  by: Expression;
}

/** The listing that a filter selects; undefined where the filter has more conditions than the counts know. */
function shelfOf(plan: TablePlan, where: Expression): ListingKey | undefined {
  const { by = [], within } = plan.facets ?? {};
  const shelves: string[] = [];
  const others: Expression[] = [];
  for (const part of conjunctsOf(where)) {
    if (!('test' in part) || part.test !== 'in' || part.field.path !== within) {
      others.push(part);
      continue;
    }
    const [value, ...more] = part.values;
    if (typeof value !== 'string' || value === ALL_LISTING || more.length > 0) return undefined;
    shelves.push(value);
  }
  const isCountedBy = others
    .flatMap(testsOf)
    .every((test) => by.includes(test.field.path) && columnTest(test, false, true));
  if (!isCountedBy || shelves.length > 1) return undefined;
  return { name: shelves[0] ?? ALL_LISTING, by: { and: others } };
}

/** The groups of an aggregation out of the stored counts; undefined where these do not suffice. */
export async function countedGroups(
  { plan, db, siteId, where }: Source,
  aggregation: Grouping | ScalarAggregation,
): Promise<Group[] | undefined> {
  const { field, type } = aggregation;
  if (!plan.facets?.of.includes(field.path)) return undefined;
  const shelf = shelfOf(plan, where);
  if (!shelf) return undefined;
  const counted = sql`from ${sql.table(plan.facetTable)}
    where site_id = ${siteId} and shelf = ${shelf.name} and facet = ${field.path} and ${sqlFilter(shelf.by)}
    group by value having sum(n) > 0`;
  if (type === 'VALUE' && aggregation.missing === undefined) {
    const direction = aggregation.descending ? sql`desc` : sql`asc`;
    const value = field.type === 'decimal' ? sql`value::numeric` : sql`value`;
    const order = aggregation.byCount ? sql`sum(n) ${direction}, ${value}` : sql`${value} ${direction}`;
    const { rows } = await sql<{ value: string; count: number }>`
      select value, sum(n)::bigint as count ${counted}
      order by ${order} limit ${aggregation.limit}`.execute(db);
    return rows.map(({ value, count }) => ({ keys: [value], count, scalar: null }));
  }
  // Over everything an index knows the ends at once.
  const isEnd = type === 'SCALAR' && (aggregation.scalar === 'MIN' || aggregation.scalar === 'MAX');
  if (!isEnd || field.type !== 'decimal' || shelf.name === ALL_LISTING) return undefined;
  const { rows } = await sql<{ scalar: string | null }>`
    select ${sql.raw(aggregation.scalar.toLowerCase())}(value::numeric)::text as scalar
    from (select value ${counted}) as found`.execute(db);
  return [{ keys: [], count: 0, scalar: rows[0]?.scalar ?? null }];
}
