import { afterAll, beforeAll, describe } from 'vitest';
import type { Database, Engine, MigrationSet } from '../database/database.ts';
import { freshDatabase } from './databases/own-database.ts';
import { sharedDatabase } from './databases/shared-database.ts';
import { FULL } from './run-size.ts';

export const ENGINES: readonly Engine[] = ['pglite', 'postgres'];

type Suite = (database: () => Database, engine: Engine) => void;

/** For what the engines may do differently: the suite on both, always. */
export const eachEngine = suiteOn(ENGINES);

/** For races: on PostgreSQL, where transactions run side by side, and in the full run on PGlite too. */
export const forRaces = suiteOn(FULL ? ENGINES : ['postgres']);

/** For what PGlite, which has one connection, can't do at all. */
export const onPostgres = suiteOn(['postgres']);

/** For everything else: the suite on PGlite, and in the full run on PostgreSQL too. */
export const onDatabase = suiteOn(FULL ? ENGINES : ['pglite']);

/**
 * `database()` answers inside tests and hooks. With migrations the suite gets the shared database of the process, which
 * has every table of the product and no rows; without them it gets an empty database of its own.
 */
function suiteOn(engines: readonly Engine[]) {
  return (name: string, suite: Suite, migrations: readonly MigrationSet[] = []): void => {
    describe.each(engines)(`${name} on %s`, (engine) => {
      let database: Database | undefined;
      beforeAll(async () => {
        database = await (migrations.length > 0 ? sharedDatabase(engine) : freshDatabase(engine));
        await database.migrate(migrations);
      }, 300_000);
      afterAll(() => database?.close());
      suite(() => {
        if (!database) throw new Error('The database is there inside tests and hooks only.');
        return database;
      }, engine);
    });
  };
}
