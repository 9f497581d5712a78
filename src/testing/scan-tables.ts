import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Every table there is. */
export async function allTables({ kysely }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(kysely);
  return rows.map(({ name }) => name);
}

/** Those with rows: planning a query for each of two hundred tables would take most of the time. */
async function filledTables(database: Database): Promise<string[]> {
  const parts = (await allTables(database)).map(
    (name) => sql`select ${sql.lit(name)} as name where exists (select from ${sql.table(name)})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(parts, sql` union all `)}`.execute(database.kysely);
  return rows.map(({ name }) => name);
}

/** Tables in whose rows one of these texts stands, whatever its case, with what stands there. */
export async function tablesWith(
  database: Database,
  texts: readonly string[],
): Promise<{ table: string; text: string; row: string }[]> {
  const found = [];
  for (const table of await filledTables(database)) {
    const { rows } = await sql<{ text: string; row: string }>`
      select distinct on (wanted.word) wanted.word as text, t::text as row
      from ${sql.table(table)} as t, unnest(${[...texts]}::text[]) as wanted (word)
      where strpos(lower(t::text), lower(wanted.word)) > 0`.execute(database.kysely);
    for (const { text, row } of rows) found.push({ table, text, row });
  }
  return found;
}
