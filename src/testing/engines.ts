import './provided.ts';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Database, Engine, MigrationSet } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';

/** A database of its own with nothing in it but what every database has. */
export async function freshDatabase(engine: Engine): Promise<Database> {
  if (engine === 'postgres') return openDatabase({ url: await freshPostgresUrl() });
  return openDatabase({ snapshot: new Blob([await readFile(inject('pgliteSnapshot'))]) });
}

let created = 0;

/** For tests that open it more than once, as several server processes do. */
export async function freshPostgresUrl(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${process.pid}_${Date.now()}_${++created}`;
  const maintenance = await openDatabase({ url: url.href, poolSize: 1 });
  await sql`create database ${sql.id(name)}`.execute(maintenance.kysely);
  await maintenance.close();
  url.pathname = `/${name}`;
  return url.href;
}

export const ENGINES: readonly Engine[] = ['pglite', 'postgres'];

/** The same suite on both engines; `database()` answers inside tests and hooks. */
export function eachEngine(
  name: string,
  suite: (database: () => Database, engine: Engine) => void,
  migrations: readonly MigrationSet[] = [],
): void {
  describe.each(ENGINES)(`${name} on %s`, (engine) => {
    let database: Database | undefined;
    beforeAll(async () => {
      database = await freshDatabase(engine);
      await database.migrate(migrations);
    }, 60_000);
    afterAll(() => database?.close());
    suite(() => {
      if (!database) throw new Error('The database is there inside tests and hooks only.');
      return database;
    }, engine);
  });
}
