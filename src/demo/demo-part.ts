import { sql } from 'kysely';
import type { Database, Queryable } from '../database/database.ts';
import type { print } from './print-posters.ts';
import { readSetting } from '../server/settings.ts';
import type { Clock, Collaborators, FileStore } from '../platform/ports.ts';

export interface SeedOptions {
  database: Database;
  files: FileStore;
  clock: Clock;
  siteId: string;
  /** Who works in the store, for what is somebody's. */
  collaborators?: Collaborators;
  log: (line: string) => void;
  /** How many orders; fewer make a quick test. */
  orders?: number;
  /** How many photos of buyers; fewer make a quick test. */
  photos?: number;
  /** Ends the drawing of pictures; what is missing then is drawn at the next start. */
  signal?: AbortSignal;
  /** Shares the drawing of a poster with whoever reads it meanwhile. */
  draw?: typeof print;
}

/** One thing the demo store begins with. */
export interface DemoPart {
  /** Under this it is remembered, so that an existing store gets a new part, and no part twice. */
  marker: string;
  /** @returns what was made, for the log */
  fill(tx: Queryable, options: SeedOptions): Promise<string>;
}

export const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** All or nothing: the marker is written with the part, and a second process waits for it. */
export async function fillOnce(part: DemoPart, options: SeedOptions): Promise<void> {
  const { database, clock, siteId, log } = options;
  const started = performance.now();
  await database.transaction(async (tx) => {
    const marked = await sql`INSERT INTO settings (site_id, name, value)
      VALUES (${siteId}, ${part.marker}, ${clock.now().toISOString()}) ON CONFLICT DO NOTHING RETURNING name`.execute(
      tx,
    );
    if (marked.rows.length === 0) return;
    const made = await part.fill(tx, options);
    log(`demo: ${made} in ${seconds(started)}`);
  });
}

/** Whether a part is there already. */
export const isFilled = async (
  { database, siteId }: Pick<SeedOptions, 'database' | 'siteId'>,
  marker: string,
): Promise<boolean> => (await readSetting({ db: database.kysely, siteId }, marker)) !== undefined;
