import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

export interface Table {
  name: string;
  /** Those that are written: what the database computes it computes again. */
  columns: readonly { name: string; type: string }[];
}

/** Which migrations a database has; the archive says it in its own way. */
export const MIGRATIONS = 'schema_migrations';

interface ReadTable extends Table {
  references: readonly string[];
}

/** All tables but the list of migrations, each behind those that it refers to. */
export async function readTables(db: Queryable): Promise<Table[]> {
  const { rows } = await sql<ReadTable>`
    select relname::text as name,
      (select jsonb_agg(jsonb_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      array(select c.relname::text from pg_constraint k join pg_class c on c.oid = k.confrelid
        where k.conrelid = t.oid and k.contype = 'f' and k.confrelid <> t.oid) as references
    from pg_class t
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> ${MIGRATIONS}
    order by relname collate "C"`.execute(db);
  const ordered = new Map<string, Table>();
  const add = ({ name, columns, references }: ReadTable): void => {
    if (ordered.has(name)) return;
    for (const row of rows) if (references.includes(row.name)) add(row);
    ordered.set(name, { name, columns });
  };
  rows.forEach(add);
  return [...ordered.values()];
}

/** `service/name` of all that were applied. */
export async function readMigrations(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select service || '/' || name as id from ${sql.ref(MIGRATIONS)}`.execute(db);
  return rows.map(({ id }) => id).toSorted();
}

/** The last number each sequence gave; those that gave none are left out. */
export async function readSequences(db: Queryable): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; last: string }>`
    select sequencename::text as name, last_value::text as last from pg_sequences
    where schemaname = current_schema() and last_value is not null`.execute(db);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
