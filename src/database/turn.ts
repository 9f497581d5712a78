import { sql } from 'kysely';
import type { Queryable } from './database.ts';

/**
 * Two at the same moment take turns: whoever names the same comes second, and sees what the first wrote.
 * @param db a transaction, at whose end the turn is over
 * @param name what is taken in turns, the site's id in it
 */
export const lockByName = (db: Queryable, name: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
