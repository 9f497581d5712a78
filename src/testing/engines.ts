import fc from 'fast-check';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Database, Engine, MigrationSet } from '../database/database.ts';
import { freshDatabase } from './databases/own-database.ts';
import { sharedDatabase } from './databases/shared-database.ts';
import { divideCases, FULL } from './run-size.ts';

export const ENGINES: readonly Engine[] = ['pglite', 'postgres'];

type Suite = (database: () => Database, engine: Engine) => void;

/** For what the engines may do differently: the suite on both, always, with the same cases of its properties. */
export const eachEngine = suiteOn(ENGINES);

/** For races: on PostgreSQL, where transactions run side by side, and in the full run on PGlite too. */
export const forRaces = suiteOn(FULL ? ENGINES : ['postgres'], { divided: true });

/** For what PGlite, which has one connection, can't do at all. */
export const onPostgres = suiteOn(['postgres']);

/** For everything else: the suite on PGlite, and in the full run on PostgreSQL too. */
export const onDatabase = suiteOn(FULL ? ENGINES : ['pglite'], { divided: true });

/** A suite on one of several engines draws other cases than those on the others, and tries its share of them. */
function drawCases(engine: number, engines: number): void {
  divideCases(engines);
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: inject('seed') + engine });
}

/**
 * `database()` answers inside tests and hooks. With migrations the suite gets the shared database of the process, which
 * has every table of the product and no rows; without them it gets an empty database of its own.
 * @param divided whether the cases of its properties are divided between the engines: as many in all as on one of them
 */
function suiteOn(engines: readonly Engine[], { divided = false } = {}) {
  return (name: string, suite: Suite, migrations: readonly MigrationSet[] = []): void => {
    describe.each(engines)(`${name} on %s`, (engine) => {
      let database: Database | undefined;
      beforeAll(async () => {
        if (divided) drawCases(engines.indexOf(engine), engines.length);
        database = await (migrations.length > 0 ? sharedDatabase(engine) : freshDatabase(engine));
        await database.migrate(migrations);
      });
      afterAll(async () => {
        drawCases(0, 1);
        await database?.close();
      });
      suite(() => {
        if (!database) throw new Error('The database is there inside tests and hooks only.');
        return database;
      }, engine);
    });
  };
}
