import { sql } from 'kysely';
import type { Queryable } from '#database/database.ts';
import type { Context, SiteDb } from '#platform/context.ts';
import { cachedSettings } from '#platform/store/index.ts';
import { locations } from './locations.ts';
import type { PickupLocation } from './pickup-location.ts';
import { pickupLocations as entity } from './tables.ts';

/** What other services may use of pickup locations, in the current transaction of the database. */
export type { PickupLocation } from './pickup-location.ts';

/** All of the shop: few, and looked through for the region. */
export const pickupPlaces = (where: SiteDb): Promise<PickupLocation[]> =>
  cachedSettings(where, 'pickup locations', async () => {
    const { rows } = await sql<{ doc: PickupLocation }>`select doc from pickup_locations
      where site_id = ${where.siteId} order by created_date, id limit 1000`.execute(where.db);
    return rows.map(({ doc }) => doc);
  });

export const pickupPlaceExists = async (where: SiteDb, id: string): Promise<boolean> =>
  (await entity.get(where.db, where.siteId, id)) !== undefined;

/** @throws 404 */
export const setPickupPlaceActive = async (context: Context, id: string, active: boolean): Promise<void> =>
  void (await locations.change(context, id, (before) => ({ ...before, active })));

/** For the demo store: without events, and unchecked. */
export const seedPickupLocations = async (
  db: Queryable,
  siteId: string,
  places: readonly PickupLocation[],
): Promise<void> => void (await entity.insertMany(db, siteId, places));
