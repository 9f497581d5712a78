import type { LeavingSettings } from '#shared/abandoned-checkouts.ts';
import type { Queryable } from '#database/database.ts';
import type { Abandoned } from './abandoned.ts';
import { leaving } from './settings.ts';
import { abandoned } from './tables.ts';

export type { Abandoned } from './abandoned.ts';

/** For the demo store: without events, and unchecked. */
export async function seedAbandoned(
  db: Queryable,
  siteId: string,
  left: readonly Abandoned[],
  settings: LeavingSettings,
): Promise<void> {
  await abandoned.insertMany(db, siteId, left);
  await leaving.write({ db, siteId }, settings);
}
