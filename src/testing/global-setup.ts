import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/open-database.ts';
import { openPglite } from '../database/pglite/pglite-database.ts';
import { adapterMigrations } from '../platform/adapters/migrations.ts';
import { platformMigrations } from '../platform/platform.ts';
import { gatewayMigrations } from '../server/migrations.ts';
import { startPostgres, type PostgresServer } from './postgres.ts';
import { chooseSeed } from './source-seed.ts';

const everything = [...gatewayMigrations, ...platformMigrations, ...adapterMigrations];
const PREPARED = 'prepared';

/** Both engines, once for all test files; a database with every table, to be copied; what all cases are drawn from. */
export default async function setup(project: TestProject): Promise<undefined | (() => Promise<void>)> {
  // Vitest runs it for each project as well, which inherit what the first provides.
  if (!project.isRootProject()) return undefined;
  const { seed, from } = chooseSeed(join(import.meta.dirname, '..'));
  console.log(`fast-check: seed ${seed}, ${from} (FC_SEED=${seed} tries the same cases again)`);
  project.provide('seed', seed);
  const folder = await mkdtemp(join(tmpdir(), 'counterpart-tests-'));
  const [postgres, snapshots] = await Promise.all([startPreparedPostgres(), takeSnapshots(folder)]);
  project.provide('postgresUrl', postgres.url);
  project.provide('preparedPostgres', PREPARED);
  project.provide('pgliteSnapshot', snapshots.empty);
  project.provide('preparedSnapshot', snapshots.prepared);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function takeSnapshots(folder: string): Promise<{ empty: string; prepared: string }> {
  const database = await openPglite({});
  const take = async (name: string): Promise<string> => {
    // Else whoever opens the copy would first do all of it again, from the log.
    await sql`checkpoint`.execute(database.kysely);
    const snapshot = await database.takeSnapshot();
    await writeFile(join(folder, name), new Uint8Array(await snapshot.arrayBuffer()));
    return join(folder, name);
  };
  const empty = await take('empty.tar');
  await database.migrate(everything);
  const prepared = await take('prepared.tar');
  await database.close();
  return { empty, prepared };
}

async function startPreparedPostgres(): Promise<PostgresServer> {
  const postgres = await startPostgres();
  await prepare(postgres.url);
  return postgres;
}

async function prepare(postgresUrl: string): Promise<void> {
  const maintenance = await openDatabase({ url: postgresUrl, poolSize: 1 });
  await sql`create database ${sql.id(PREPARED)}`.execute(maintenance.kysely);
  await maintenance.close();
  const url = new URL(postgresUrl);
  url.pathname = `/${PREPARED}`;
  const database = await openDatabase({ url: url.href, poolSize: 1 });
  await database.migrate(everything);
  await database.close();
}
