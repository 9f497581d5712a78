import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Database, Engine, MigrationSet, QueryWatch } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import type { ServerProcesses } from './server-process.ts';

/** What the set-up hands to every test file. */
declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** What the cases of all properties are drawn from. */
    seed: number;
    /** File with an initialised, empty PGlite: opening a copy takes a tenth of the time. */
    pgliteSnapshot: string;
    /** Name of a PostgreSQL database with every table of the product; others are copied from it. */
    preparedPostgres: string;
    /** The same as a file for PGlite. */
    preparedSnapshot: string;
  }
}

/** A database of its own with nothing in it but what every database has. */
export async function freshDatabase(engine: Engine): Promise<Database> {
  return engine === 'postgres'
    ? openDatabase({ url: await freshPostgresUrl() })
    : copyOf(inject('pgliteSnapshot'));
}

/** One that has the product's tables already: making 80 of them takes longer than most suites. */
export const preparedDatabase = async (
  engine: Engine,
  more: { onQuery?: QueryWatch } = {},
): Promise<Database> =>
  engine === 'postgres'
    ? openDatabase({ url: await preparedPostgresUrl(), ...more })
    : copyOf(inject('preparedSnapshot'), more);

const copyOf = async (snapshot: string, more: { onQuery?: QueryWatch } = {}): Promise<Database> =>
  openDatabase({ snapshot: new Blob([await readFile(snapshot)]), ...more });

const unpack = async (snapshot: string, dataDir: string): Promise<void> => {
  await mkdir(dataDir, { recursive: true });
  await promisify(execFile)('tar', ['-xf', snapshot, '-C', dataDir]);
};

/** A folder for PGlite as its first start leaves it, for what another process opens. */
export const unpackFresh = (dataDir: string): Promise<void> => unpack(inject('pgliteSnapshot'), dataDir);

/** The same with the product's tables. */
export const unpackPrepared = (dataDir: string): Promise<void> => unpack(inject('preparedSnapshot'), dataDir);

/** A working folder in which a server finds all its tables, as after an earlier start. */
export async function preparedFolder(servers: ServerProcesses): Promise<string> {
  const folder = await servers.folder();
  await unpack(inject('preparedSnapshot'), join(folder, '.data/database'));
  return folder;
}

let created = 0;

/** For tests that open it more than once, as several server processes do. */
export async function freshPostgresUrl(template = 'template1'): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${process.pid}_${Date.now()}_${++created}`;
  const maintenance = await openDatabase({ url: url.href, poolSize: 1 });
  await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(maintenance.kysely);
  await maintenance.close();
  url.pathname = `/${name}`;
  return url.href;
}

/** The same with the product's tables. */
export const preparedPostgresUrl = (): Promise<string> => freshPostgresUrl(inject('preparedPostgres'));

export const ENGINES: readonly Engine[] = ['pglite', 'postgres'];

type Suite = (database: () => Database, engine: Engine) => void;

/** For what the engines may do differently, and where money moves: the suite on both, always. */
export const eachEngine = suiteOn(ENGINES);

/** For what only happens where transactions run side by side. */
export const onPostgres = suiteOn(['postgres']);

/** For everything else: the suite on PGlite, and with `TEST_ENGINES=both` on PostgreSQL too. */
export const onDatabase = suiteOn(process.env['TEST_ENGINES'] === 'both' ? ENGINES : ['pglite']);

/** `database()` answers inside tests and hooks. */
function suiteOn(engines: readonly Engine[]) {
  return (name: string, suite: Suite, migrations: readonly MigrationSet[] = []): void => {
    describe.each(engines)(`${name} on %s`, (engine) => {
      let database: Database | undefined;
      beforeAll(async () => {
        database = await (migrations.length > 0 ? preparedDatabase(engine) : freshDatabase(engine));
        await database.migrate(migrations);
      }, 60_000);
      afterAll(() => database?.close());
      suite(() => {
        if (!database) throw new Error('The database is there inside tests and hooks only.');
        return database;
      }, engine);
    });
  };
}
