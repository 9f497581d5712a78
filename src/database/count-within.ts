import { sql } from 'kysely';
import type { Queryable } from './database.ts';

interface Counting {
  /** Has `count` and `ends_at` besides the columns of the key. */
  table: string;
  key: Readonly<Record<string, string>>;
  now: Date;
  /** Of a window that begins with this one. */
  milliseconds: number;
}

/**
 * Counts one more within a window that begins with the first; in one statement, so that parallel ones and those of
 * other processes are all seen.
 */
export async function countWithin(
  db: Queryable,
  { table, key, now, milliseconds }: Counting,
): Promise<{ count: number; endsAt: Date }> {
  const ends = new Date(now.getTime() + milliseconds);
  const columns = sql.join(Object.keys(key).map((column) => sql.ref(column)));
  const { rows } = await sql<{ count: number; ends_at: Date }>`
    INSERT INTO ${sql.table(table)} AS a (${columns}, count, ends_at)
    VALUES (${sql.join(Object.values(key))}, 1, ${ends})
    ON CONFLICT (${columns}) DO UPDATE SET
      count = CASE WHEN a.ends_at > ${now} THEN a.count + 1 ELSE 1 END,
      ends_at = CASE WHEN a.ends_at > ${now} THEN a.ends_at ELSE excluded.ends_at END
    RETURNING count, ends_at`.execute(db);
  return { count: rows[0]?.count ?? 1, endsAt: rows[0]?.ends_at ?? ends };
}
