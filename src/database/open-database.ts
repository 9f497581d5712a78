import type { Database, QueryWatch } from './database.ts';
import { openPglite } from './pglite/pglite-database.ts';
import { openPostgres } from './postgres/postgres-database.ts';

export interface DatabaseOptions {
  /** PostgreSQL, such as `postgres://user:password@host/name`. */
  url?: string;
  /** Connections of this process at most; PostgreSQL only. */
  poolSize?: number;
  /** PGlite in this folder. */
  dataDir?: string;
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
  const { url, poolSize, dataDir, onBroken, onQuery, memory, snapshot } = options;
  if (url !== undefined) return openPostgres({ url, onQuery, ...(poolSize !== undefined && { poolSize }) });
  if (snapshot) return openPglite({ snapshot, onQuery });
  if (memory) return openPglite({ onQuery });
  if (dataDir === undefined) throw new Error('Say where the data lives: url, dataDir, memory or snapshot.');
  return openPglite({ dataDir, onBroken, onQuery });
}
