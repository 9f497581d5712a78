import type { Queryable } from '#database/database.ts';
import type { ManualTaxMapping } from './manual-tax-mapping.ts';
import { manualTaxMappings } from './tables.ts';

/** What other services may use of manual rates, in the current transaction of the database. */
export { cachedMappings } from './all-mappings.ts';
export type { ManualTaxMapping } from './manual-tax-mapping.ts';

/** For the demo store: without events, and unchecked. */
export const seedManualTaxMappings = async (
  db: Queryable,
  siteId: string,
  mappings: readonly ManualTaxMapping[],
): Promise<void> => void (await manualTaxMappings.insertMany(db, siteId, mappings));
