import { sql } from 'kysely';
import type { Database, Queryable } from '../../database/database.ts';

/** The state of a database when it was new. */
export interface Baseline {
  schema: string;
  /** Rows that the migrations wrote, as JSON, by table. */
  rows: ReadonlyMap<string, string>;
  /** Where each table comes when all are emptied while triggers and references work. */
  order: ReadonlyMap<string, number>;
}

/** The bookkeeping of the migrations; a test has no business in it. */
const UNTOUCHED = 'schema_migrations';

/**
 * Deleting is cheaper than making new files for the table and its indexes, until there is much to delete. What was
 * deleted takes room until the table is truncated, so this also bounds what scans have to skip.
 */
const MAX_DELETE_BYTES = 200_000;

/** Changes with every table, column, index, function and trigger that is made or dropped. */
async function readSchema(db: Queryable): Promise<string> {
  const { rows } = await sql<{ schema: string }>`
    select concat_ws('/',
      (select concat_ws(',', count(*), max(oid)) from pg_class),
      (select concat_ws(',', count(*), sum(attnum)) from pg_attribute where attnum > 0 and not attisdropped),
      (select concat_ws(',', count(*), max(oid)) from pg_proc),
      (select concat_ws(',', count(*), max(oid)) from pg_trigger),
      (select concat_ws(',', count(*), max(oid)) from pg_constraint)
    ) as schema
  `.execute(db);
  return rows[0]?.schema ?? '';
}

interface WrittenTable {
  name: string;
  /** Whether it is large, or the planner knows how many rows it had. */
  needsTruncate: boolean;
}

/**
 * Every table that has held a row since it was made or truncated: the first one extends its file, even if it is rolled
 * back, and only truncating or vacuuming makes that empty again. Asking each table for a row takes thrice as long.
 */
async function readWritten(db: Queryable): Promise<WrittenTable[]> {
  const { rows } = await sql<WrittenTable>`
    select name, reltuples >= 0 or size + coalesce(pg_relation_size(toast), 0) > ${MAX_DELETE_BYTES}::int
      as "needsTruncate"
    from (
      select quote_ident(relname) as name, reltuples, nullif(reltoastrelid, 0) as toast, pg_relation_size(oid) as size
      from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> ${UNTOUCHED}
      offset 0) as tables
    where size > 0 or reltuples >= 0
  `.execute(db);
  return rows;
}

async function readRows(db: Queryable, name: string): Promise<string | null> {
  const { rows } = await sql<{ json: string | null }>`
    select json_agg(t)::text as json from ${sql.raw(name)} t`.execute(db);
  return rows[0]?.json ?? null;
}

/** First the tables whose triggers write to others, last those that others refer to. */
async function readOrder(db: Queryable): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; hasTrigger: boolean; isReferenced: boolean }>`
    select quote_ident(relname) as name,
      exists (select from pg_trigger where tgrelid = c.oid and tgtype & 12 <> 0 and not tgisinternal) as "hasTrigger",
      exists (select from pg_constraint where confrelid = c.oid and contype = 'f') as "isReferenced"
    from pg_class as c where relkind = 'r' and relnamespace = 'public'::regnamespace
  `.execute(db);
  return new Map(
    rows.map(({ name, hasTrigger, isReferenced }) => [name, (hasTrigger ? 0 : 2) + (isReferenced ? 1 : 0)]),
  );
}

export async function readBaseline({ kysely }: Database): Promise<Baseline> {
  const rows = new Map<string, string>();
  for (const { name } of await readWritten(kysely)) {
    const json = await readRows(kysely, name);
    if (json !== null) rows.set(name, json);
  }
  return { schema: await readSchema(kysely), rows, order: await readOrder(kysely) };
}

const REPLICA = 'set local session_replication_role = replica';

const emptying = (written: readonly WrittenTable[], { order }: Baseline): string[] => {
  const placed = written.toSorted((a, b) => (order.get(a.name) ?? 0) - (order.get(b.name) ?? 0));
  const truncated = placed.filter(({ needsTruncate }) => needsTruncate).map(({ name }) => name);
  return [
    ...(truncated.length > 0 ? [`truncate ${truncated.join(', ')} cascade`] : []),
    ...placed.filter(({ needsTruncate }) => !needsTruncate).map(({ name }) => `delete from ${name}`),
  ];
};

const execute = (database: Database, statements: readonly string[]): Promise<unknown> =>
  database.transaction((tx) => sql.raw(statements.join(';\n')).execute(tx));

async function readFilled(db: Queryable, names: readonly string[]): Promise<string[]> {
  const each = names.map((name) => `select '${name}' as name where exists (select from ${name})`);
  const { rows } = await sql.raw<{ name: string }>(each.join(' union all ')).execute(db);
  return rows.map(({ name }) => name);
}

/** @returns whether every table is empty, also those that a trigger filled meanwhile */
async function emptyWithTriggers(database: Database, baseline: Baseline): Promise<boolean> {
  const written = await readWritten(database.kysely);
  if (written.length === 0) return true;
  try {
    await execute(database, emptying(written, baseline));
  } catch {
    return false;
  }
  if (!written.some(({ name }) => (baseline.order.get(name) ?? 0) < 2)) return true;
  const names = (await readWritten(database.kysely)).map(({ name }) => name);
  return names.length === 0 || (await readFilled(database.kysely, names)).length === 0;
}

/**
 * Takes out every row that was written since the baseline and restarts the sequences.
 * @returns false when the schema itself is another one: then the database is of no use to the next test file
 */
export async function reset(database: Database, baseline: Baseline): Promise<boolean> {
  if ((await readSchema(database.kysely)) !== baseline.schema) return false;
  // Without triggers no table writes to another one. But setting that discards all plans, and the one connection of
  // PGlite has those of every suite before.
  if (database.engine !== 'pglite' || !(await emptyWithTriggers(database, baseline)))
    await execute(database, [REPLICA, ...emptying(await readWritten(database.kysely), baseline)]);
  await execute(database, [
    ...[...baseline.rows].map(
      ([name, json]) => `insert into ${name} overriding system value
        select * from json_populate_recordset(null::${name}, '${json.replaceAll("'", "''")}')`,
    ),
    `select setval(seqrelid, seqstart, false) from pg_sequence
      where pg_sequence_last_value(seqrelid) is not null`,
  ]);
  return true;
}
