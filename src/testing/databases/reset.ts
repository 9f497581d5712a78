import { sql } from 'kysely';
import type { Database, Queryable } from '../../database/database.ts';

/** How a database stood when it was new. */
export interface Baseline {
  schema: string;
  tables: readonly string[];
  /** Rows that the migrations wrote, as JSON, by table. */
  rows: ReadonlyMap<string, string>;
}

/** The bookkeeping of the migrations; a test has no business in it. */
const UNTOUCHED = 'schema_migrations';

const readTables = async (db: Queryable): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> ${UNTOUCHED}
  `.execute(db);
  return rows.map(({ name }) => name);
};

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

async function readFilled(db: Queryable, tables: readonly string[]): Promise<string[]> {
  const each = tables.map((name) => `select '${name}' as name where exists (select from ${name})`);
  const { rows } = await sql.raw<{ name: string }>(each.join(' union all ')).execute(db);
  return rows.map(({ name }) => name);
}

export async function readBaseline({ kysely }: Database): Promise<Baseline> {
  const tables = await readTables(kysely);
  const rows = new Map<string, string>();
  for (const name of await readFilled(kysely, tables)) {
    const { rows: found } = await sql
      .raw<{ json: string }>(`select json_agg(t)::text as json from ${name} t`)
      .execute(kysely);
    rows.set(name, found[0]?.json ?? '[]');
  }
  return { schema: await readSchema(kysely), tables, rows };
}

/**
 * Takes out every row that was written since the baseline and restarts the sequences.
 * @returns false when the schema itself is another one: then the database is of no use to the next test file
 */
export async function reset({ kysely }: Database, baseline: Baseline): Promise<boolean> {
  if ((await readSchema(kysely)) !== baseline.schema) return false;
  const filled = await readFilled(kysely, baseline.tables);
  if (filled.length > 0)
    await sql.raw(`truncate ${filled.join(', ')} restart identity cascade`).execute(kysely);
  for (const [name, json] of baseline.rows) {
    await sql`insert into ${sql.raw(name)} overriding system value
      select * from json_populate_recordset(null::${sql.raw(name)}, ${json}::json)`.execute(kysely);
  }
  return true;
}
