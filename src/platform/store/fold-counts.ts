import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { sumColumn, summedColumns } from './derived-counts.ts';
import type { TablePlan } from './table-plan.ts';

const MANY_SLOTS = 500;

/** One statement does not hold up the rest of the store; what is left is the next round's. */
const MAX_AT_ONCE = 50_000;

export interface Slots {
  table: string;
  /** The columns that tell one count from another, slot aside. */
  unique: readonly string[];
  /** What follows from those. */
  beside?: readonly string[];
  /** What is added up. */
  sums: readonly string[];
}

const columnNames = (plan: TablePlan, paths: readonly string[]): string[] =>
  paths.flatMap((path) => plan.catalog.any(path).column?.name ?? []);

function countsOf(plan: TablePlan): Slots[] {
  const { summary, facets, summaryTable, facetTable } = plan;
  const own = ['shelf', 'facet', 'value', 'key'];
  const totals = ['n', ...summedColumns(plan).map(sumColumn)];
  return [
    ...(summary
      ? [{ table: summaryTable, unique: ['key'], beside: columnNames(plan, summary), sums: totals }]
      : []),
    ...(facets
      ? [{ table: facetTable, unique: own, beside: columnNames(plan, facets.by), sums: ['n'] }]
      : []),
  ];
}

/** All counts that are stored of a table. */
export async function foldCounts(plan: TablePlan, db: Queryable, siteId: string): Promise<void> {
  for (const counts of countsOf(plan)) await foldSlots(db, siteId, counts);
}

/**
 * Every connection counts in a slot of its own, and connections come and go: brings what many of them counted together
 * in slot 0. Rows in use are left for the next time.
 */
export async function foldSlots(db: Queryable, siteId: string, counts: Slots): Promise<void> {
  const { rows } = await sql<{ slots: number }>`select count(*) as slots
    from ${sql.table(counts.table)} where site_id = ${siteId} and slot <> 0`.execute(db);
  if ((rows[0]?.slots ?? 0) > MANY_SLOTS) await fold(counts, db, siteId);
}

async function fold(
  { table, unique, beside = [], sums }: Slots,
  db: Queryable,
  siteId: string,
): Promise<void> {
  const columns = [...unique, ...beside];
  const [counts, names] = [sql.table(table), sql.join(columns.map((name) => sql.ref(name)))];
  const keys = sql.join(unique.map((name) => sql.ref(name)));
  const summed = sql.join(sums.map((name) => sql`sum(${sql.ref(name)})`));
  const added = sums.map(
    (name) => sql`${sql.ref(name)} = ${sql.ref(`kept.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
  );
  await sql`
    with idle as (
      select ${keys}, slot from ${counts} where site_id = ${siteId} and slot <> 0
      limit ${MAX_AT_ONCE} for update skip locked
    ), folded as (
      delete from ${counts} as kept using idle
      where kept.site_id = ${siteId} and kept.slot = idle.slot
        and (${sql.join(unique.map((name) => sql.ref(`kept.${name}`)))}) =
          (${sql.join(unique.map((name) => sql.ref(`idle.${name}`)))})
      returning kept.*
    )
    insert into ${counts} as kept (site_id, slot, ${names}, ${sql.join(sums.map((name) => sql.ref(name)))})
    select site_id, 0, ${names}, ${summed} from folded group by site_id, ${names} order by ${keys}
    on conflict (site_id, ${keys}, slot) do update set ${sql.join(added)}`.execute(db);
}
