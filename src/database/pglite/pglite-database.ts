import { constants, existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, sql } from 'kysely';
import { Channels, quoteName } from '../channels.ts';
import { columnParsers } from '../column-types.ts';
import type { Database, Queryable, QueryWatch } from '../database.ts';
import { migrate } from '../migrate.ts';
import { queryLog } from '../query-log.ts';
import { lastNotes } from '../notes.ts';
import { reading, TransactionScope } from '../transaction-scope.ts';
import { ConnectionGate } from './connection-gate.ts';
import { claimDataFolder, markInitialised } from './data-folder.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { startMaintenance, maintain } from './maintenance.ts';

export interface PgliteOptions {
  /** A folder; in memory without it. */
  dataDir?: string;
  /** Starts from a copy taken with `takeSnapshot`; in memory only. */
  snapshot?: Blob;
  /** Such a copy for a folder that is empty: what `initdb` makes otherwise, which takes seconds. */
  fresh?: (() => Promise<Blob | undefined>) | undefined;
  /** Told when the database can go on no longer, such as on a full disk: the process had better end. */
  onBroken?: ((error: unknown) => void) | undefined;
  onQuery?: QueryWatch | undefined;
}

export interface PgliteDatabase extends Database {
  readonly engine: 'pglite';
  /** A copy of everything, for `openDatabase({ snapshot })`. */
  takeSnapshot(): Promise<Blob>;
}

/** Without `-F`: every commit reaches the disk, so that not even a power cut loses one. */
const DURABLE = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
/** `initdb` takes what it finds room for, 160 MB of the process; what falls out is in the system's own cache. */
const ON_DISK = [...DURABLE, '-c', 'shared_buffers=64MB'];
/**
 * In memory the tables are there already: room for all of them a second time would only have to be cleared. Nothing
 * outlives the process, so no commit waits for the log to be written.
 */
const IN_MEMORY = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB', '-c', 'synchronous_commit=off'];

/** PGlite itself, with the settings and column types of the product. */
export async function openPgliteClient({ dataDir, fresh, snapshot }: PgliteOptions): Promise<PGlite> {
  const isFresh = dataDir !== undefined && !existsSync(`${dataDir}/PG_VERSION`);
  const copy = isFresh ? await fresh?.() : snapshot;
  return PGlite.create({
    ...(dataDir !== undefined && { dataDir }),
    ...(copy && { loadDataDir: copy }),
    // Finds any part of a text by an index, which PostgreSQL brings along.
    extensions: { pg_trgm },
    parsers: columnParsers,
    startParams: dataDir === undefined ? IN_MEMORY : ON_DISK,
    // Every commit is written before its answer leaves: `kill -9` loses nothing.
    relaxedDurability: false,
  });
}

export async function openPglite(options: PgliteOptions): Promise<PgliteDatabase> {
  const claim = options.dataDir === undefined ? undefined : await claimDataFolder(options.dataDir);
  try {
    const client = await openPgliteClient(options);
    if (options.dataDir !== undefined) await markInitialised(options.dataDir);
    return pgliteDatabase(
      client,
      async () => {
        await client.close();
        await claim?.release();
      },
      options,
    );
  } catch (error) {
    await claim?.release();
    throw error;
  }
}

/**
 * A database over a client that is open already. Only one at a time may use a client.
 * @param release is called once when the database closes, after its last statement
 */
export function pgliteDatabase(
  client: PGlite,
  release: () => Promise<void>,
  { dataDir, onBroken = () => {}, onQuery }: PgliteOptions,
): PgliteDatabase {
  const scope = new TransactionScope();
  const gate = new ConnectionGate(() => scope.assertOutside());
  const kysely: Queryable = new Kysely({
    ...queryLog(onQuery),
    dialect: pgliteDialect(client, gate, onBroken),
  });
  // PGlite's own listen() does not find a channel again whose name needs quotes.
  const channels = new Channels();
  const stopDelivery = client.onNotification((channel, payload) => channels.deliver(channel, payload));
  const stopUpkeep = startMaintenance(client, gate);
  let closing: Promise<void> | undefined;

  const database: PgliteDatabase = {
    engine: 'pglite',
    kysely,
    connections: () => ({
      inUse: gate.isTaken ? 1 : 0,
      idle: gate.isTaken ? 0 : 1,
      waiting: gate.waiting,
    }),
    transaction: (work) =>
      kysely.transaction().execute((tx) =>
        scope.run(async () => {
          const done = await work(tx);
          for (const statement of await lastNotes(tx)) await statement.execute(tx);
          return done;
        }),
      ),
    read: (work) => reading(kysely).execute((tx) => scope.run(() => work(tx))),
    async listen(channel, onPayload) {
      channels.add(channel, onPayload);
      await gate.pass(() => client.exec(`listen ${quoteName(channel)}`));
      return async () => {
        if (channels.remove(channel, onPayload))
          await gate.pass(() => client.exec(`unlisten ${quoteName(channel)}`));
      };
    },
    async notify(channel, payload, tx = kysely) {
      await sql`select pg_notify(${channel}, ${payload})`.execute(tx);
    },
    migrate: (sets) => migrate(database, sets),
    maintain: async () => void (await maintain(client, gate)),
    ...(dataDir !== undefined && {
      copyTo: (folder) =>
        gate.pass(async () => {
          // Else the copy would begin with doing again all that was done since the last one.
          await client.exec('checkpoint');
          await cp(dataDir, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
        }),
    }),
    takeSnapshot: () => gate.pass(() => client.dumpDataDir('none')),
    close: () =>
      (closing ??= stopUpkeep()
        .then(() => kysely.destroy())
        .then(() => gate.pass(release))
        .then(stopDelivery)),
  };
  return database;
}
