import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

let made = 0;

/**
 * Text that differs as soon as any row of any table was added, changed or removed. A function of the database reads the tables,
 * because its plan is cached: planning a query of two hundred tables takes ten times as long as running it.
 */
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
    ) => sql`SELECT ${sql.lit(name)} AS name, count(*) AS rows, coalesce(sum(xmin::text::bigint), 0) AS written
      FROM ${sql.table(name)}`,
  );
  const all = sql.join(parts, sql` UNION ALL `);
  const ask = sql.ref(`fingerprint_${++made}`);
  await sql`CREATE FUNCTION ${ask}() RETURNS text LANGUAGE plpgsql AS $body$ BEGIN
    RETURN (SELECT string_agg(concat_ws(' ', name, rows, written), E'\\n' ORDER BY name) FROM (${all}) AS parts);
  END $body$`.execute(kysely);
  let cached = { snapshot: '', text: '' };
  return async () => {
    // The snapshot says which transactions are visible. Where it is the same one, so is every row.
    const { rows: current } = await sql<{ snapshot: string }>`
      SELECT pg_current_snapshot()::text AS snapshot`.execute(kysely);
    const snapshot = current[0]?.snapshot ?? '';
    if (snapshot !== cached.snapshot) {
      const found = await sql<{ text: string }>`SELECT ${ask}() AS text`.execute(kysely);
      cached = { snapshot, text: found.rows[0]?.text ?? '' };
    }
    return cached.text;
  };
}

/** The lines of the tables that differ between two fingerprints. */
function changesBetween(before: string, after: string): string {
  const lines = before.split('\n');
  const changed = after
    .split('\n')
    .flatMap((line, index) => (line === lines[index] ? [] : [`${lines[index]} → ${line}`]));
  return changed.join(', ');
}

interface Observation {
  failed: boolean;
  /** Whether the request must not change any row: it was rejected, or only reads. */
  isReadOnly: boolean;
  /** The fingerprints around the request. */
  before: string;
  after: string;
}

/** What is wrong, each with what was sent. */
export const violationsIn = ({ failed, isReadOnly, before, after }: Observation, sent: string): string[] => [
  ...(failed ? [`failed: ${sent}`] : []),
  ...(isReadOnly && before !== after ? [`changed ${changesBetween(before, after)}: ${sent}`] : []),
];
