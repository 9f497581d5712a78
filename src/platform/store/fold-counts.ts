import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { TablePlan } from './table-plan.ts';

const MANY_SLOTS = 500;

interface Counts {
  table: string;
  /** What is counted by, with the key that is made of it. */
  columns: readonly string[];
  /** The columns that tell one count from another, slot aside. */
  unique: readonly string[];
}

const columnNames = (plan: TablePlan, paths: readonly string[]): string[] =>
  paths.flatMap((path) => plan.catalog.any(path).column?.name ?? []);

function countsOf(plan: TablePlan): Counts[] {
  const { summary, facets, summaryTable, facetTable } = plan;
  const own = ['shelf', 'facet', 'value', 'key'];
  return [
    ...(summary
      ? [{ table: summaryTable, columns: ['key', ...columnNames(plan, summary)], unique: ['key'] }]
      : []),
    ...(facets
      ? [{ table: facetTable, columns: [...own, ...columnNames(plan, facets.by)], unique: own }]
      : []),
  ];
}

/**
 * Every connection counts in a slot of its own, and connections come and go: brings what many of them counted together
 * in slot 0. Rows in use are left for the next time.
 */
export async function foldCounts(plan: TablePlan, db: Queryable, siteId: string): Promise<void> {
  for (const counts of countsOf(plan)) {
    const { rows } = await sql<{ slots: number }>`select count(*) as slots
      from ${sql.table(counts.table)} where site_id = ${siteId} and slot <> 0`.execute(db);
    if ((rows[0]?.slots ?? 0) > MANY_SLOTS) await fold(counts, db, siteId);
  }
}

async function fold({ table, columns, unique }: Counts, db: Queryable, siteId: string): Promise<void> {
  const [counts, names] = [sql.table(table), sql.join(columns.map((name) => sql.ref(name)))];
  const keys = sql.join(unique.map((name) => sql.ref(name)));
  await sql`
    with idle as (
      select ${keys}, slot from ${counts} where site_id = ${siteId} and slot <> 0 for update skip locked
    ), folded as (
      delete from ${counts} as kept using idle
      where kept.site_id = ${siteId} and kept.slot = idle.slot
        and (${sql.join(unique.map((name) => sql.ref(`kept.${name}`)))}) =
          (${sql.join(unique.map((name) => sql.ref(`idle.${name}`)))})
      returning kept.*
    )
    insert into ${counts} as kept (site_id, slot, ${names}, n)
    select site_id, 0, ${names}, sum(n) from folded group by site_id, ${names} order by ${keys}
    on conflict (site_id, ${keys}, slot) do update set n = kept.n + excluded.n`.execute(db);
}
