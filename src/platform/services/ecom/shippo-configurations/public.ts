import type { Queryable } from '#database/database.ts';
import type { ShippoConfiguration } from './shippo-configuration.ts';
import { shippoConfigurations } from './tables.ts';

export type { ShippoConfiguration };

/** For the demo store: without events, and unchecked. */
export const seedShippoConfigurations = async (
  db: Queryable,
  siteId: string,
  configurations: readonly ShippoConfiguration[],
): Promise<void> => void (await shippoConfigurations.insertMany(db, siteId, configurations));
