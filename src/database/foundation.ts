import { sql } from 'kysely';
import type { MigrationSet, Queryable } from './database.ts';

/**
 * The collation whose lower case knows all of Unicode one character at a time, whatever the database was created
 * with; results would otherwise differ from engine to engine.
 */
async function lowerCollation(db: Queryable): Promise<string | undefined> {
  const { rows } = await sql<{ ctype: string; names: string[] }>`
    select datctype as ctype,
      array(select collname::text from pg_collation where collname in ('pg_c_utf8', 'und-x-icu')) as names
    from pg_database where datname = current_database()`.execute(db);
  const { ctype = 'C', names = [] } = rows[0] ?? {};
  if (names.includes('pg_c_utf8')) return 'pg_c_utf8';
  const knowsUnicode = !['C', 'POSIX'].includes(ctype);
  return knowsUnicode ? 'default' : names.find((name) => name === 'und-x-icu');
}

/** Functions that generated columns, indexes and queries of the document store share. */
export const foundation: MigrationSet = {
  service: 'database',
  migrations: {
    '001-functions': async (db) => {
      const collation = (await lowerCollation(db)) ?? 'C';
      await sql`create function platform_lower(value text) returns text
          language sql immutable strict parallel safe
          return lower(value collate ${sql.ref(collation)}) collate "C"`.execute(db);
      // A decimal arrives as text or number; anything else counts as missing rather than failing the write.
      await sql`create function platform_decimal(value text) returns numeric
          language sql immutable strict parallel safe
          return case when value ~ '^-?[0-9]{1,100}(\.[0-9]{1,100})?$' then value::numeric end`.execute(db);
    },
    // Its point stood for any character: `1x5` failed the write.
    '002-decimal-point': `
      create or replace function platform_decimal(value text) returns numeric
        language sql immutable strict parallel safe
        return case when value ~ '^-?[0-9]{1,100}([.][0-9]{1,100})?$' then value::numeric end;`,
  },
};
