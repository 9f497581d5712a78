import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Every table there is. */
export async function allTables({ kysely }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(kysely);
  return rows.map(({ name }) => name);
}

/** Tables in whose rows one of these texts stands, whatever its case, with what stands there. */
export async function tablesWith(
  database: Database,
  texts: readonly string[],
): Promise<{ table: string; text: string; row: string }[]> {
  const found = [];
  for (const table of await allTables(database))
    for (const text of texts) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} as t
        where strpos(lower(t::text), lower(${text})) > 0 limit 1`.execute(database.kysely);
      for (const { row } of rows) found.push({ table, text, row });
    }
  return found;
}
