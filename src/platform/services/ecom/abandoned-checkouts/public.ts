import type { ReminderSettings } from '#shared/abandoned-checkouts.ts';
import type { Queryable } from '#database/database.ts';
import type { Abandoned } from './abandoned.ts';
import { reminderSettings } from './settings.ts';
import { abandoned } from './tables.ts';

export type { Abandoned } from './abandoned.ts';

/** For the demo store: without events, and unchecked. */
export async function seedAbandoned(
  db: Queryable,
  siteId: string,
  abandoneds: readonly Abandoned[],
  settings: ReminderSettings,
): Promise<void> {
  await abandoned.insertMany(db, siteId, abandoneds);
  await reminderSettings.write({ db, siteId }, settings);
}
