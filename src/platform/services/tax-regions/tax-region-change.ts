import type { Context } from '../../context.ts';
import { alreadyExists, notFound, type PlatformError } from '../../contract/errors.ts';
import { entityEvents } from '../../events/entity-events.ts';
import type { TaxRegion, TaxRegionInput } from './tax-region.ts';
import { checkPlace, normalSubdivision } from './rules/place.ts';
import { taxRegions } from './tables.ts';

export const events = entityEvents('wix.billing.v1.tax_region');

export const taxRegionNotFound = (id: string): PlatformError =>
  notFound('The tax region was not found.', undefined, { taxRegionId: id });

export async function lockTaxRegion({ db, siteId }: Context, id: string): Promise<TaxRegion> {
  const found = await taxRegions.getForUpdate(db, siteId, id);
  if (!found) throw taxRegionNotFound(id);
  return found;
}

/** @throws 409 ALREADY_EXISTS when another region is the same place; looked up first, for a bulk goes on after it */
export async function checkFree({ db, siteId }: Context, region: TaxRegion): Promise<void> {
  const { country, subdivision } = region;
  const filter = { country: { $eq: country }, subdivision: { $eq: subdivision } };
  const { items } = await taxRegions.query(db, siteId, { filter });
  if (items.some(({ id }) => id !== region.id)) {
    const place = subdivision ? `${country}-${subdivision}` : country;
    throw alreadyExists(`There is a tax region for ${place} already.`, undefined, { country, subdivision });
  }
}

export async function insertTaxRegion(context: Context, input: TaxRegionInput): Promise<TaxRegion> {
  const now = context.clock.now().toISOString();
  const region: TaxRegion = {
    id: context.ids.guid(),
    country: input.country ?? '',
    subdivision: normalSubdivision(input.subdivision),
    appId: input.appId ?? '',
    taxIncludedInPrice: input.taxIncludedInPrice ?? false,
    createdDate: now,
    updatedDate: now,
  };
  checkPlace(region);
  await checkFree(context, region);
  const stored = await taxRegions.insert(context.db, context.siteId, region);
  await context.emit(events.created(stored));
  return stored;
}
