/** What the set-up hands to every test file. */
declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** File with an initialised, empty PGlite: opening a copy takes a tenth of the time. */
    pgliteSnapshot: string;
  }
}

export {};
