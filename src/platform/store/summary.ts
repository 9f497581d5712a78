import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { testsOf, type Expression } from '../query/expression.ts';
import { columnTest } from '../query/sql-column-test.ts';
import { sqlFilter } from '../query/sql-filter.ts';
import type { TablePlan } from './table-plan.ts';

/** Whether the kept counts know enough to answer. */
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
