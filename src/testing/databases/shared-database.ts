import { sql } from 'kysely';
import type { Database, Engine } from '../../database/database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { openPgliteClient, pgliteDatabase } from '../../database/pglite/pglite-database.ts';
import { preparedPostgresUrl, preparedSnapshot } from './own-database.ts';
import { readBaseline, reset, type Baseline } from './reset.ts';

/** A database with every table that lives as long as the test process; suites use it one after the other. */
interface SharedDatabase {
  /** Each suite has a connection of its own, so that what it forgets to stop can't reach the next suite. */
  connect(): Promise<Database>;
  baseline: Baseline;
}

async function openPgliteOnce(): Promise<() => Promise<Database>> {
  const client = await openPgliteClient({ snapshot: await preparedSnapshot() });
  return async () => pgliteDatabase(client, async () => void (await client.exec('unlisten *')), {});
}

async function createPostgresOnce(): Promise<() => Promise<Database>> {
  const url = await preparedPostgresUrl();
  return async () => {
    const database = await openDatabase({ url });
    // A process that an earlier suite killed may still hold locks on the server.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(database.kysely);
    return database;
  };
}

async function create(engine: Engine): Promise<SharedDatabase> {
  const connect = await (engine === 'postgres' ? createPostgresOnce() : openPgliteOnce());
  const database = await connect();
  const baseline = await readBaseline(database);
  await database.close();
  return { connect, baseline };
}

// Files of a worker share its modules, so one of each engine serves them all.
const shared = new Map<Engine, SharedDatabase>();

/**
 * The shared database of this test process, as it was when it was new. The caller closes it when the suite ends.
 * Only one suite at a time may have it.
 */
export async function sharedDatabase(engine: Engine): Promise<Database> {
  const found = shared.get(engine) ?? (await create(engine));
  shared.set(engine, found);
  const database = await found.connect();
  if (await reset(database, found.baseline)) return database;
  await database.close();
  shared.delete(engine);
  return sharedDatabase(engine);
}
