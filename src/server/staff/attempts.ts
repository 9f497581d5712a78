import type { Context } from 'hono';
import { sql } from 'kysely';
import { PlatformError } from '../../platform/contract/errors.ts';
import type { Gateway } from '../gateway.ts';
import { staffTables } from './tables.ts';

/** So many tries under one key within a window that starts with the first. */
export interface Limit {
  key: string;
  max: number;
  seconds: number;
}

/** Counts a try in one statement, so that parallel tries and other processes are all seen. */
async function count(gateway: Gateway, { key, seconds }: Limit): Promise<{ count: number; ends_at: Date }> {
  const now = gateway.clock.now();
  const ends = new Date(now.getTime() + seconds * 1000);
  const { rows } = await sql<{ count: number; ends_at: Date }>`
    INSERT INTO staff_attempts AS a (key, count, ends_at) VALUES (${key}, 1, ${ends})
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN a.ends_at <= ${now} THEN 1 ELSE a.count + 1 END,
      ends_at = CASE WHEN a.ends_at <= ${now} THEN excluded.ends_at ELSE a.ends_at END
    RETURNING count, ends_at`.execute(gateway.database.kysely);
  return rows[0] ?? { count: 1, ends_at: ends };
}

/** @throws 429 with `Retry-After` when any of the limits is used up; the try counts against all of them. */
export async function spendAttempt(c: Context, gateway: Gateway, limits: readonly Limit[]): Promise<void> {
  for (const limit of limits) {
    const spent = await count(gateway, limit);
    if (spent.count <= limit.max) continue;
    const wait = Math.max(
      1,
      Math.ceil((new Date(spent.ends_at).getTime() - gateway.clock.now().getTime()) / 1000),
    );
    c.header('retry-after', String(wait));
    throw new PlatformError(429, 'Too many attempts. Please wait and try again.', {
      code: 'RESOURCE_EXHAUSTED',
      data: { retryAfterSeconds: wait },
    });
  }
}

/** A try that succeeded does not count. */
export async function giveBackAttempt(gateway: Gateway, limits: readonly Limit[]): Promise<void> {
  const keys = limits.map((limit) => limit.key);
  if (keys.length === 0) return;
  await staffTables(gateway.database.kysely)
    .updateTable('staff_attempts')
    .set({ count: sql`greatest(count - 1, 0)` })
    .where('key', 'in', keys)
    .execute();
}
