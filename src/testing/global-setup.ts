import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import type { MigrationSet } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { openPglite } from '../database/pglite/pglite-database.ts';
import { testGatewayMigrations } from '../platform/adapters/test-gateway/tables.ts';
import { platformMigrations } from '../platform/platform.ts';
import { gatewayMigrations } from './gateway-migrations.ts';
import { startPostgres } from './postgres.ts';

const everything = [...gatewayMigrations, ...platformMigrations, testGatewayMigrations];
const PREPARED = 'prepared';

/** Both engines, once for all test files; a database with every table, to be copied. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'counterpart-tests-'));
  const [postgres, empty, whole] = await Promise.all([
    startPostgres(),
    takeSnapshot(join(folder, 'empty.tar'), []),
    takeSnapshot(join(folder, 'prepared.tar'), everything),
  ]);
  await prepare(postgres.url);
  project.provide('postgresUrl', postgres.url);
  project.provide('preparedPostgres', PREPARED);
  project.provide('pgliteSnapshot', empty);
  project.provide('preparedSnapshot', whole);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function takeSnapshot(file: string, migrations: readonly MigrationSet[]): Promise<string> {
  const database = await openPglite({});
  await database.migrate(migrations);
  const snapshot = await database.takeSnapshot();
  await database.close();
  await writeFile(file, new Uint8Array(await snapshot.arrayBuffer()));
  return file;
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
