import type { Queryable } from '#database/database.ts';
import type { SiteDb } from '#platform/context.ts';
import { cachedSettings } from '#platform/store/index.ts';
import { matchRegion, type TaxAddress } from './rules/match-region.ts';
import { taxRegions } from './tables.ts';
import type { TaxRegion } from './tax-region.ts';

/** What other services may use of tax regions, in the current transaction of the database. */
export { MANUAL_TAX_APP_ID, TAX_CALCULATORS } from './rules/calculators.ts';
export type { TaxAddress } from './rules/match-region.ts';
export type { TaxRegion } from './tax-region.ts';

const PAGE = 100;

export const findTaxRegion = ({ db, siteId }: SiteDb, id: string): Promise<TaxRegion | undefined> =>
  taxRegions.get(db, siteId, id);

/** The most specific region of the address. */
export async function taxRegionAt(where: SiteDb, address: TaxAddress): Promise<TaxRegion | undefined> {
  if (!address.country) return undefined;
  return matchRegion(await cachedSettings(where, 'tax regions', () => allRegions(where)), address);
}

/** Whether tax is asked for anywhere. */
export const anyTaxRegion = async (where: SiteDb): Promise<boolean> =>
  (await cachedSettings(where, 'tax regions', () => allRegions(where))).length > 0;

/** Where tax is charged, each country once, the region that was made first before others. */
export async function taxedCountries(where: SiteDb): Promise<string[]> {
  const regions = await cachedSettings(where, 'tax regions', () => allRegions(where));
  return [...new Set(regions.toReversed().flatMap(({ country }) => country ?? []))];
}

/** The newest first. */
async function allRegions({ db, siteId }: SiteDb): Promise<TaxRegion[]> {
  const regions: TaxRegion[] = [];
  let cursor: string | undefined;
  do {
    const cursorPaging = { limit: PAGE, ...(cursor !== undefined && { cursor }) };
    const { items, metadata } = await taxRegions.query(db, siteId, { cursorPaging });
    regions.push(...items);
    cursor = metadata.cursors.next;
  } while (cursor !== undefined);
  return regions;
}

/** For the demo store: without events, and unchecked. */
export const seedTaxRegions = async (
  db: Queryable,
  siteId: string,
  regions: readonly TaxRegion[],
): Promise<void> => void (await taxRegions.insertMany(db, siteId, regions));
