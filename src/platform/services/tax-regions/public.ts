import type { Queryable } from '../../../database/database.ts';
import type { Context } from '../../context.ts';
import { matchRegion, type TaxAddress } from './rules/match-region.ts';
import { taxRegions } from './tables.ts';
import type { TaxRegion } from './tax-region.ts';

/** What other services may use of tax regions, in the current transaction of the database. */
export { MANUAL_TAX_APP_ID, TAX_CALCULATORS } from './rules/calculators.ts';
export type { TaxAddress } from './rules/match-region.ts';
export type { TaxRegion } from './tax-region.ts';

type Read = Pick<Context, 'db' | 'siteId'>;

export const findTaxRegion = ({ db, siteId }: Read, id: string): Promise<TaxRegion | undefined> =>
  taxRegions.get(db, siteId, id);

/** The most specific region of the address. */
export async function taxRegionAt({ db, siteId }: Read, address: TaxAddress): Promise<TaxRegion | undefined> {
  if (!address.country) return undefined;
  const filter = { country: { $eq: address.country } };
  const { items } = await taxRegions.query(db, siteId, { filter, cursorPaging: { limit: 100 } });
  return matchRegion(items, address);
}

/** For the demo store: without events, and unchecked. */
export const seedTaxRegions = async (
  db: Queryable,
  siteId: string,
  regions: readonly TaxRegion[],
): Promise<void> => void (await taxRegions.insertMany(db, siteId, regions));
