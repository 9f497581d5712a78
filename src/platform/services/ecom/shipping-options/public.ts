import type { Queryable } from '#database/database.ts';
import type { SiteDb } from '#platform/context.ts';
import { cachedSettings } from '#platform/store/index.ts';
import type { ShippingOption } from './shipping-option.ts';
import { shippingOptions } from './tables.ts';

/** What other services may use of shipping options, in the current transaction of the database. */
export { checkRates } from './rules/check-rates.ts';
export { regionsOf, withoutRegion, withRegion, withRegions } from './rules/regions.ts';
export type { ShippingCondition, ShippingOption, ShippingRate } from './shipping-option.ts';

/** Offered in a region; a hundred are more than anybody would choose from. */
export const optionsIn = (where: SiteDb, regionId: string): Promise<ShippingOption[]> =>
  cachedSettings(where, `shipping options of ${regionId}`, () => readOptions(where, regionId));

export const shippingOptionExists = async ({ db, siteId }: SiteDb, id: string): Promise<boolean> =>
  (await shippingOptions.get(db, siteId, id)) !== undefined;

async function readOptions({ db, siteId }: SiteDb, regionId: string): Promise<ShippingOption[]> {
  const filter = { deliveryRegionIds: { $hasSome: [regionId] } };
  const { items } = await shippingOptions.query(db, siteId, { filter, cursorPaging: { limit: 100 } });
  return items;
}

/** For the demo store: without events, and unchecked. */
export const seedShippingOptions = async (
  db: Queryable,
  siteId: string,
  options: readonly ShippingOption[],
): Promise<void> => void (await shippingOptions.insertMany(db, siteId, options));
