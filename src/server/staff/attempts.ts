import { sql } from 'kysely';
import { countWithin } from '../../database/count-within.ts';
import { PlatformError } from '../../platform/contract/errors.ts';
import type { Gateway } from '../gateway.ts';
import { staffTables } from './tables.ts';

/** So many tries under one key within a window that starts with the first. */
export interface Limit {
  key: string;
  max: number;
  seconds: number;
}

/** @throws 429 with `Retry-After` when any of the limits is used up; the try counts against all of them. */
export async function spendAttempt(gateway: Gateway, limits: readonly Limit[]): Promise<void> {
  for (const { key, max, seconds } of limits) {
    const { count, endsAt } = await countWithin(gateway.database.kysely, {
      table: 'staff_attempts',
      key: { key },
      now: gateway.clock.now(),
      milliseconds: seconds * 1000,
    });
    if (count <= max) continue;
    const wait = Math.max(1, Math.ceil((endsAt.getTime() - gateway.clock.now().getTime()) / 1000));
    throw new PlatformError(429, 'Too many attempts. Please wait and try again.', {
      code: 'RESOURCE_EXHAUSTED',
      data: { retryAfterSeconds: wait },
      retryAfter: wait,
    });
  }
}

/** A try that succeeded does not count. */
export async function giveBackAttempt(
  gateway: Gateway,
  limits: readonly Pick<Limit, 'key'>[],
): Promise<void> {
  const keys = limits.map((limit) => limit.key);
  if (keys.length === 0) return;
  await staffTables(gateway.database.kysely)
    .updateTable('staff_attempts')
    .set({ count: sql`greatest(count - 1, 0)` })
    .where('key', 'in', keys)
    .execute();
}
