import { sql } from 'kysely';
import type { Queryable } from '#database/database.ts';
import type { SiteDb } from '#platform/context.ts';
import { cachedSettings } from '#platform/store/index.ts';
import type { LocalDeliveryOption } from './local-delivery-option.ts';
import { localDeliveryOptions } from './tables.ts';

/** What other services may use of local deliveries, in the current transaction of the database. */
export type { LocalDeliveryOption, Schedule } from './local-delivery-option.ts';
export { checkOption } from './rules/check-option.ts';
export { minuteOf, windowsOf } from './rules/windows.ts';

/** All of the shop: few, and looked through for the region. */
export const localDeliveries = (where: SiteDb): Promise<LocalDeliveryOption[]> =>
  cachedSettings(where, 'local deliveries', async () => {
    const { rows } = await sql<{ doc: LocalDeliveryOption }>`select doc from local_delivery_options
      where site_id = ${where.siteId} order by created_date, id limit 1000`.execute(where.db);
    return rows.map(({ doc }) => doc);
  });

export const localDeliveryExists = async (where: SiteDb, id: string): Promise<boolean> =>
  (await localDeliveryOptions.get(where.db, where.siteId, id)) !== undefined;

/** For the demo store: without events, and unchecked. */
export const seedLocalDeliveries = async (
  db: Queryable,
  siteId: string,
  options: readonly LocalDeliveryOption[],
): Promise<void> => void (await localDeliveryOptions.insertMany(db, siteId, options));
