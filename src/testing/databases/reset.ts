import { sql } from 'kysely';
import type { Database, Queryable } from '../../database/database.ts';

/** The state of a database when it was new. */
export interface Baseline {
  schema: string;
  /** Rows that the migrations wrote, as JSON, by table. */
  rows: ReadonlyMap<string, string>;
}

/** The bookkeeping of the migrations; a test has no business in it. */
const UNTOUCHED = 'schema_migrations';

/** Deleting is cheaper than making new files for the table and its indexes, until there is much to delete. */
const MAX_DELETE_BYTES = 1_000_000;

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
    select quote_ident(relname) as name,
      case when reltuples >= 0 then true
        else pg_total_relation_size(oid) > ${MAX_DELETE_BYTES}::int end as "needsTruncate"
    from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> ${UNTOUCHED}
      and (reltuples >= 0 or pg_relation_size(oid) > 0)
  `.execute(db);
  return rows;
}

async function readRows(db: Queryable, name: string): Promise<string | null> {
  const { rows } = await sql<{ json: string | null }>`
    select json_agg(t)::text as json from ${sql.raw(name)} t`.execute(db);
  return rows[0]?.json ?? null;
}

export async function readBaseline({ kysely }: Database): Promise<Baseline> {
  const rows = new Map<string, string>();
  for (const { name } of await readWritten(kysely)) {
    const json = await readRows(kysely, name);
    if (json !== null) rows.set(name, json);
  }
  return { schema: await readSchema(kysely), rows };
}

/**
 * Takes out every row that was written since the baseline and restarts the sequences.
 * @returns false when the schema itself is another one: then the database is of no use to the next test file
 */
export async function reset(database: Database, baseline: Baseline): Promise<boolean> {
  if ((await readSchema(database.kysely)) !== baseline.schema) return false;
  const written = await readWritten(database.kysely);
  const statements = written
    .filter(({ needsTruncate }) => !needsTruncate)
    .map(({ name }) => `delete from ${name}`);
  const truncated = written.filter(({ needsTruncate }) => needsTruncate).map(({ name }) => name);
  // Every table that refers to one of these is empty by then, or one of them.
  if (truncated.length > 0) statements.push(`truncate ${truncated.join(', ')} cascade`);
  for (const [name, json] of baseline.rows)
    statements.push(
      `insert into ${name} overriding system value
        select * from json_populate_recordset(null::${name}, '${json.replaceAll("'", "''")}')`,
    );
  statements.push(
    `select setval(seqrelid, seqstart, false) from pg_sequence
      where pg_sequence_last_value(seqrelid) is not null`,
  );
  await database.transaction(async (tx) => {
    // Without triggers: no table tells another one, and none is asked whether it is referred to.
    await sql.raw(['set local session_replication_role = replica', ...statements].join(';\n')).execute(tx);
  });
  return true;
}
