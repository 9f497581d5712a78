import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Expression, Test } from '../query/expression.ts';
import { columnTest } from '../query/sql-column-test.ts';
import { sqlFilter } from '../query/sql-filter.ts';
import type { TablePlan } from './table-plan.ts';

const testsOf = (expression: Expression): Test[] => {
  if ('and' in expression) return expression.and.flatMap(testsOf);
  if ('or' in expression) return expression.or.flatMap(testsOf);
  return 'not' in expression ? testsOf(expression.not) : [expression];
};

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

const MANY_SLOTS = 500;

export async function countSummary(
  plan: TablePlan,
  db: Queryable,
  siteId: string,
  where: Expression,
): Promise<number> {
  const { rows } = await sql<{ count: number; slots: number }>`
    select coalesce(sum(n), 0)::bigint as count, count(*) as slots
    from ${sql.table(plan.summaryTable)} where site_id = ${siteId} and ${sqlFilter(where)}`.execute(db);
  const { count = 0, slots = 0 } = rows[0] ?? {};
  if (slots > MANY_SLOTS && !db.isTransaction) await foldSlots(plan, db, siteId);
  return count;
}

/** Connections come and go: brings what they counted together in slot 0. Rows in use are left for the next time. */
async function foldSlots(plan: TablePlan, db: Queryable, siteId: string): Promise<void> {
  const table = sql.table(plan.summaryTable);
  const columns = (plan.summary ?? []).flatMap((path) => plan.catalog.any(path).column ?? []);
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  await sql`
    with idle as (
      select key, slot from ${table} where site_id = ${siteId} and slot <> 0 for update skip locked
    ), folded as (
      delete from ${table} as kept using idle
      where kept.site_id = ${siteId} and kept.key = idle.key and kept.slot = idle.slot returning kept.*
    )
    insert into ${table} as kept (site_id, key, slot, ${names}, n)
    select site_id, key, 0, ${names}, sum(n) from folded group by site_id, key, ${names} order by key
    on conflict (site_id, key, slot) do update set n = kept.n + excluded.n`.execute(db);
}
