import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Text that is another one as soon as any row of any table was added, changed or removed. */
export async function fingerprinter(
  { kysely }: Database,
  except: readonly string[] = [],
): Promise<() => Promise<string>> {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`.execute(kysely);
  const names = rows.map(({ name }) => name).filter((name) => !except.includes(name));
  const parts = names.map(
    (
      name,
    ) => sql`SELECT ${name}::text AS name, count(*) AS rows, coalesce(sum(xmin::text::bigint), 0) AS written
      FROM ${sql.table(name)}`,
  );
  const all = sql.join(parts, sql` UNION ALL `);
  return async () => {
    const found = await sql<{ name: string; rows: string; written: string }>`${all}`.execute(kysely);
    return found.rows.map(({ name, rows: count, written }) => `${name} ${count} ${written}`).join('\n');
  };
}

/** What of it is true, each with what was sent. */
export const faultsOf = (faults: Readonly<Record<string, boolean>>, sent: string): string[] =>
  Object.entries(faults)
    .filter(([, isTrue]) => isTrue)
    .map(([fault]) => `${fault}: ${sent}`);
