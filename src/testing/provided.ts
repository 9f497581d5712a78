export type { ProvidedContext } from 'vitest';

/** What the set-up hands to every test file. */
declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** File with an initialised, empty PGlite: opening a copy takes a tenth of the time. */
    pgliteSnapshot: string;
    /** Name of a PostgreSQL database with every table of the product; others are copied from it. */
    preparedPostgres: string;
    /** The same as a file for PGlite. */
    preparedSnapshot: string;
  }
}
