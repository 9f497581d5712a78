import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { testsOf, type Expression } from '../query/expression.ts';
import { columnTest } from '../query/sql-column-test.ts';
import { sqlFilter } from '../query/sql-filter.ts';
import { sumColumn } from './derived-counts.ts';
import type { TablePlan } from './table-plan.ts';

/** Whether the stored counts suffice for the query. */
export function isSummarised(plan: TablePlan, where: Expression, paths: readonly string[] = []): boolean {
  const { summary } = plan;
  if (!summary) return false;
  const knows = (path: string): boolean => summary.includes(path);
  return (
    paths.every(knows) &&
    testsOf(where).every((test) => knows(test.field.path) && columnTest(test, false, true))
  );
}

export async function countSummary(
  plan: TablePlan,
  db: Queryable,
  siteId: string,
  where: Expression,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(n), 0)::bigint as count
    from ${sql.table(plan.summaryTable)} where site_id = ${siteId} and ${sqlFilter(where)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Documents that have these values, and what a decimal of theirs comes to together. */
export interface SummaryRow {
  keys: (string | null)[];
  count: number;
  sum: number;
}

/** Counts from the stored counts alone, by some of their fields. */
export async function readSummaryRows(
  plan: TablePlan,
  db: Queryable,
  siteId: string,
  { by, of }: { by: readonly string[]; of: string },
): Promise<SummaryRow[]> {
  const nameOf = (path: string): string => plan.catalog.any(path).column?.name ?? path;
  const keys = sql.join(by.map((path) => sql`${sql.ref(nameOf(path))}::text`));
  const { rows } = await sql<{ keys: (string | null)[]; count: number; sum: string }>`
    select array[${keys}]::text[] as keys, sum(n)::bigint as count, sum(${sql.ref(sumColumn(nameOf(of)))})::text as sum
    from ${sql.table(plan.summaryTable)} where site_id = ${siteId} group by 1 having sum(n) > 0`.execute(db);
  return rows.map((row) => ({ keys: row.keys, count: row.count, sum: Number(row.sum) }));
}
