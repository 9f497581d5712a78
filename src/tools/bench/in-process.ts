/** Measures that ask the services in this process, not a server. */
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { shopMigrations } from '../../testing/shop.ts';
import { measureWork, type Turns } from './measure.ts';
import type { Env } from './processes.ts';
import type { Scenario } from './scenarios.ts';

/** For what reads much, or cannot be repeated often. */
export const FEW: Turns = { warmUp: 0, turns: 3, parallelTurns: 0 };
/** Written by one statement, with its triggers. */
export const TOGETHER = 10_000;

/** One per `place` of the statement. */
export const guidOf = (prefix: string): RawBuilder<string> => sql`md5(${prefix}::text || place)::uuid::text`;

/** Opens one that is empty, with its tables. */
export async function withDatabase<T>(
  { DATA_DIR, DATABASE_URL }: Env,
  work: (at: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(
    DATABASE_URL ? { url: DATABASE_URL } : { dataDir: `${DATA_DIR}/database` },
  );
  try {
    await database.migrate(shopMigrations);
    return await work(database);
  } finally {
    await database.close();
  }
}

/** One after the other, on the same database. */
export async function alongside(
  name: string,
  turns: Turns,
  ours: (turn: number) => Promise<unknown>,
  bare: (turn: number) => Promise<unknown>,
): Promise<Scenario> {
  return { name, ours: await measureWork(ours, turns), bare: await measureWork(bare, turns) };
}

export async function took(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Of few turns, whose worst is all there is to say alongside the median. */
export function once(name: string, ours: number[], bare: number[]): Scenario {
  const of = (times: number[]) => {
    const sorted = times.toSorted((a, b) => a - b);
    return {
      p50: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
      p95: sorted.at(-1) ?? Number.NaN,
      perSecond: Number.NaN,
    };
  };
  return { name, ours: of(ours), bare: of(bare) };
}
