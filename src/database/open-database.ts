import type { Database, QueryWatch } from './database.ts';

export interface DatabaseOptions {
  /** PostgreSQL, such as `postgres://user:password@host/name`. */
  url?: string;
  /** Connections of this process at most; PostgreSQL only. */
  poolSize?: number;
  /** PGlite in this folder. */
  dataDir?: string;
  /** What an empty folder begins with. */
  fresh?: (() => Promise<Blob | undefined>) | undefined;
  /** Told when PGlite can go on no longer. */
  onBroken?: (error: unknown) => void;
  onQuery?: QueryWatch | undefined;
  /** PGlite in memory: gone with the process. */
  memory?: boolean;
  /** PGlite in memory from a copy. */
  snapshot?: Blob;
}

/** PostgreSQL when a `url` is given, PGlite otherwise. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, poolSize, dataDir, fresh, onBroken, onQuery, memory, snapshot } = options;
  // A process has one of the two, and reads the code of that one only.
  if (url !== undefined) {
    const { openPostgres } = await import('./postgres/postgres-database.ts');
    return openPostgres({ url, onQuery, ...(poolSize !== undefined && { poolSize }) });
  }
  const { openPglite } = await import('./pglite/pglite-database.ts');
  if (snapshot) return openPglite({ snapshot, onQuery });
  if (memory) return openPglite({ onQuery });
  if (dataDir === undefined) throw new Error('Say where the data lives: url, dataDir, memory or snapshot.');
  return openPglite({ dataDir, fresh, onBroken, onQuery });
}
