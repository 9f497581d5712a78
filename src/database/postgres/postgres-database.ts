import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { columnParsers } from '../column-types.ts';
import type { Database, Queryable, QueryWatch } from '../database.ts';
import { lastNotes } from '../notes.ts';
import { migrate } from '../migrate.ts';
import { queryLog } from '../query-log.ts';
import { reading, TransactionScope } from '../transaction-scope.ts';
import { againWhenLost } from './again.ts';
import { Listener } from './listener.ts';
import { pipelined } from './pipelined.ts';
import { postgresDialect } from './postgres-dialect.ts';

const types: pg.CustomTypesConfig = {
  // oxlint-disable-next-line typescript/no-explicit-any -- pg's own signature
  getTypeParser(id, format): any {
    return columnParsers[id] ?? pg.types.getTypeParser(id, format);
  },
};

export interface PostgresOptions {
  url: string;
  /** Connections of this process at most. */
  poolSize?: number;
  onQuery?: QueryWatch | undefined;
}

/** A server that takes so long to let anybody in is none. */
const PATIENCE_MS = 10_000;

/** Documents are packed three times as fast by it; not every server is built with it. */
const PACKING = 'set default_toast_compression = lz4';

/**
 * @returns what each connection begins with
 * @throws when nobody answers there, or something that is no PostgreSQL
 */
async function tryConnection(connection: pg.ClientConfig): Promise<string | undefined> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    return await client.query(PACKING).then(
      () => PACKING,
      () => undefined,
    );
  } finally {
    // One that never answered says no goodbye either.
    void client.end().catch(() => {});
  }
}

/**
 * The last statement of a transaction travels together with its commit, which undoes everything where that statement
 * was rejected.
 */
async function committed<T>(
  transact: (inside: (tx: Queryable) => Promise<T>) => Promise<T>,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  let last: Promise<unknown> | undefined;
  const done = await transact(async (tx) => {
    const result = await work(tx);
    const words = await lastNotes(tx);
    for (const statement of words.slice(0, -1)) await statement.execute(tx);
    last = words.at(-1)?.execute(tx);
    // Looked at below, once the commit has its answer too.
    last?.catch(() => {});
    return result;
  });
  await last;
  return done;
}

export async function openPostgres({ url, poolSize = 10, onQuery }: PostgresOptions): Promise<Database> {
  const connection = { connectionString: url, types, application_name: 'counterpart' };
  const opening = await tryConnection(connection);
  const pool = new pg.Pool({
    ...connection,
    max: poolSize,
    idleTimeoutMillis: 60_000,
    pipeline: true,
    ...(opening !== undefined && { onConnect: (client) => client.query(opening) }),
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const scope = new TransactionScope();
  const dialect = postgresDialect(async () => {
    scope.assertOutside();
    return pool.connect();
  });
  const kysely: Queryable = new Kysely({ ...queryLog(onQuery), dialect });
  const inside =
    <T>(work: (tx: Queryable) => Promise<T>) =>
    (tx: Queryable): Promise<T> =>
      scope.run(async () => work(await pipelined(tx, dialect)));
  const listener = new Listener(() => new pg.Client(connection));
  let closing: Promise<void> | undefined;

  const database: Database = {
    engine: 'postgres',
    kysely,
    connections: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    transaction: (work) =>
      againWhenLost(() => committed((step) => kysely.transaction().execute(inside(step)), work)),
    read: (work) => againWhenLost(() => reading(kysely).execute(inside(work))),
    listen: (channel, onPayload) => listener.listen(channel, onPayload),
    async notify(channel, payload, tx = kysely) {
      await sql`select pg_notify(${channel}, ${payload})`.execute(tx);
    },
    // Dead rows are autovacuum's.
    maintain: async () => void (await sql`analyze`.execute(kysely)),
    migrate: (sets) => migrate(database, sets),
    close: () =>
      (closing ??= listener
        .close()
        .then(() => kysely.destroy())
        .then(() => pool.end())),
  };
  return database;
}
