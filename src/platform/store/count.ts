import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { plannedAnew } from '../../database/planned-anew.ts';
import type { Expression } from '../query/expression.ts';
import { sqlFilter } from '../query/sql-filter.ts';
import { countSummary, isSummarised } from './summary.ts';
import type { TablePlan } from './table-plan.ts';

export interface Count {
  count: number;
  /** There are more than were counted. */
  tooManyToCount: boolean;
}

/** Reads the stored counts where they suffice; otherwise counts rows, up to `cap`. */
export async function countUpTo(
  plan: TablePlan,
  db: Queryable,
  siteId: string,
  where: Expression,
  cap?: number,
): Promise<Count> {
  if (isSummarised(plan, where)) {
    return { count: await countSummary(plan, db, siteId, where), tooManyToCount: false };
  }
  const limit = cap === undefined ? sql`` : sql`limit ${cap + 1}`;
  const { rows } = await sql<{ count: number }>`${plannedAnew} select count(*) as count from (
    select 1 from ${sql.table(plan.table)} where site_id = ${siteId} and ${sqlFilter(where)} ${limit}) as found`.execute(
    db,
  );
  const count = rows[0]?.count ?? 0;
  return cap !== undefined && count > cap
    ? { count: cap, tooManyToCount: true }
    : { count, tooManyToCount: false };
}
