import type { PGlite } from '@electric-sql/pglite';
import { quoteName } from '../channels.ts';
import type { ConnectionGate } from './connection-gate.ts';

const EVERY_MS = 60_000;

/** PostgreSQL's own rule of when a table has changed enough. */
const CHANGED = `select relname as name from pg_stat_user_tables
  where n_mod_since_analyze > 50 + 0.1 * n_live_tup or n_dead_tup > 50 + 0.2 * n_live_tup`;

/**
 * PGlite has no background processes: nobody removes dead rows, nobody counts what the planner must know. So it is done
 * in between, one table at a time, each in its turn.
 */
export async function maintain(client: PGlite, gate: ConnectionGate): Promise<string[]> {
  const { rows } = await gate.pass(async () => {
    await client.query('select pg_stat_force_next_flush()');
    return client.query<{ name: string }>(CHANGED);
  });
  for (const { name } of rows) await gate.pass(() => client.exec(`vacuum (analyze) ${quoteName(name)}`));
  return rows.map(({ name }) => name);
}

/**
 * A store that works without a pause, such as at an import, needs it most: a round waits for its turn, not for quiet.
 * @returns resolves, when called, once a round that runs has ended
 */
export function startMaintenance(
  client: PGlite,
  gate: ConnectionGate,
  everyMs: number = EVERY_MS,
): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    // A table may be gone between the question and its turn; the next round sees it right.
    running ??= maintain(client, gate)
      .catch(() => {})
      .finally(() => (running = undefined));
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
