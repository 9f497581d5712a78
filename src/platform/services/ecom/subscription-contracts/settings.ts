import type { SiteDb } from '#platform/context.ts';
import { subscriptionTables } from './tables.ts';

export interface SubscriptionSettings {
  /** After how many days a charge that was declined is tried again, each counted from the try before. */
  retryDays: number[];
}

const DEFAULTS: SubscriptionSettings = { retryDays: [1, 3, 5] };

export async function readSettings({ db, siteId }: SiteDb): Promise<SubscriptionSettings> {
  const row = await subscriptionTables(db)
    .selectFrom('subscriptionSettings')
    .select('retryDays')
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  return row ? { retryDays: row.retryDays.split(',').filter(Boolean).map(Number) } : DEFAULTS;
}

export async function writeSettings({ db, siteId }: SiteDb, settings: SubscriptionSettings): Promise<void> {
  const retryDays = settings.retryDays.join(',');
  await subscriptionTables(db)
    .insertInto('subscriptionSettings')
    .values({ siteId, retryDays })
    .onConflict((conflict) => conflict.column('siteId').doUpdateSet({ retryDays }))
    .execute();
}
