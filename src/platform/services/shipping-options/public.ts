import type { Queryable } from '../../../database/database.ts';
import type { Context } from '../../context.ts';
import type { ShippingOption } from './shipping-option.ts';
import { shippingOptions } from './tables.ts';

/** What other services may use of shipping options, in the current transaction of the database. */
export type { ShippingCondition, ShippingOption } from './shipping-option.ts';

/** Offered in a region; a hundred are more than anybody would choose from. */
export async function optionsIn(
  { db, siteId }: Pick<Context, 'db' | 'siteId'>,
  regionId: string,
): Promise<ShippingOption[]> {
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
