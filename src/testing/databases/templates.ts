import { existsSync, globSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { openPglite } from '../../database/pglite/pglite-database.ts';
import { filesKey } from '../../tools/files-key.ts';
import { reachableFrom, sourceImports } from '../../tools/source-imports.ts';

const ROOT = join(import.meta.dirname, '../../..');
const CACHE = join(ROOT, 'node_modules/.cache/counterpart/test-databases');
/** The name of the PostgreSQL database from which the tests copy theirs. */
const TEMPLATE = 'prepared';

/** Migrations, what fills their columns, and the engines that run them. */
const INPUTS = [
  'src/**/migrations*.ts',
  'src/**/migrations/**/*.ts',
  'src/**/tables.ts',
  'src/database/**/*.ts',
  'src/platform/store/**/*.ts',
  'src/platform/query/**/*.ts',
];

function templateKey(): string {
  const files = globSync(INPUTS, { cwd: ROOT })
    .filter((file) => !file.includes('.test.'))
    .map((file) => file.replaceAll('\\', '/'));
  const reached = reachableFrom(files, (file) => sourceImports(ROOT, file));
  return filesKey(ROOT, [...reached, 'package-lock.json']).slice(0, 20);
}

async function allMigrations() {
  const [adapters, platform, gateway] = await Promise.all([
    import('../../platform/adapters/migrations.ts'),
    import('../../platform/platform.ts'),
    import('../../server/migrations.ts'),
  ]);
  return [...gateway.gatewayMigrations, ...platform.platformMigrations, ...adapters.adapterMigrations];
}

export interface PgliteTemplates {
  /** Tar file of an initialized PGlite without tables. */
  empty: string;
  /** Tar file of one with every table of the product. */
  prepared: string;
}

/** The other databases of `initdb` are two thirds of the files that every copy has to make. */
async function dropUnused(db: Queryable): Promise<void> {
  const others = ['template0', 'template1'];
  await sql`update pg_database set datistemplate = false where datname = any(${others})`.execute(db);
  for (const name of others) await sql`drop database ${sql.id(name)}`.execute(db);
}

/** Takes the snapshots from the cache, or makes them, which takes about ten seconds of CPU. */
export async function pgliteTemplates(): Promise<PgliteTemplates> {
  const folder = join(CACHE, templateKey());
  const templates = { empty: join(folder, 'empty.tar'), prepared: join(folder, 'prepared.tar') };
  if (existsSync(templates.prepared)) return templates;
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const database = await openPglite({});
  await dropUnused(database.kysely);
  const take = async (file: string): Promise<void> => {
    // Without a checkpoint everybody who opens the copy would first replay the log.
    await sql`checkpoint`.execute(database.kysely);
    const snapshot = await database.takeSnapshot();
    await writeFile(join(unfinished, basename(file)), new Uint8Array(await snapshot.arrayBuffer()));
  };
  await take(templates.empty);
  await database.migrate(await allMigrations());
  await take(templates.prepared);
  await database.close();
  await removeOthers();
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
  return templates;

  /** Only the newest templates are worth their 100 MB. */
  async function removeOthers(): Promise<void> {
    const others = (await readdir(dirname(folder))).filter((name) => name !== basename(unfinished));
    for (const name of others) await rm(join(CACHE, name), { recursive: true, force: true });
  }
}

/**
 * Makes the PostgreSQL database that the tests copy.
 * @returns its name
 */
export async function preparePostgres(maintenanceUrl: string): Promise<string> {
  const maintenance = await openDatabase({ url: maintenanceUrl, poolSize: 1 });
  await sql`create database ${sql.id(TEMPLATE)}`.execute(maintenance.kysely);
  await maintenance.close();
  const url = new URL(maintenanceUrl);
  url.pathname = `/${TEMPLATE}`;
  const database = await openDatabase({ url: url.href, poolSize: 1 });
  await database.migrate(await allMigrations());
  await database.close();
  return TEMPLATE;
}
