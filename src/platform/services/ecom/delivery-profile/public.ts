import type { Queryable } from '#database/database.ts';
import type { Context, SiteDb } from '#platform/context.ts';
import type { ServedCountries } from '#shared/served-countries.ts';
import { cachedSettings } from '#platform/store/index.ts';
import { DEFAULT_PROFILE, type DeliveryRegion } from './delivery-profile.ts';
import {
  type DeliveryAddress,
  type Match,
  matchRegion,
  placesIn,
  servedCountries,
} from './rules/destinations.ts';
import { deliveryProfiles, seedDefaultProfile } from './tables.ts';

/** What other services may use of delivery profiles, in the current transaction of the database. */
export { BASIC_SHIPPING, DEFAULT_PROFILE, LOCAL_DELIVERY, PICKUP } from './delivery-profile.ts';
export type { DeliveryRegion } from './delivery-profile.ts';
export { removeDeletedRegions } from './deleted-regions.ts';
export { isSubdivision } from './rules/destinations.ts';

/** The region of the default profile that serves the address; none: nobody delivers there. */
export async function deliveryRegionAt(where: SiteDb, address: DeliveryAddress): Promise<Match | undefined> {
  const match = matchRegion((await standingRegions(where)).places, address);
  return match?.region.active === false ? undefined : match;
}

interface DeliveryStatus {
  regions: DeliveryRegion[];
  places: Map<string, DeliveryRegion>;
}

const standingRegions = (where: SiteDb): Promise<DeliveryStatus> =>
  cachedSettings(where, 'delivery regions', async () => {
    const profile = await deliveryProfiles.get(where.db, where.siteId, DEFAULT_PROFILE.id);
    const regions = profile?.deliveryRegions ?? [];
    return { regions, places: placesIn(regions) };
  });

/** Those of the default profile, which addresses are looked up in. */
export const deliveryRegions = async (where: SiteDb): Promise<readonly DeliveryRegion[]> =>
  (await standingRegions(where)).regions;

/** Those where somebody delivers now. */
export const servedRegions = async (where: SiteDb): Promise<DeliveryRegion[]> =>
  (await deliveryRegions(where)).filter(({ active }) => active !== false);

/** Those whose addresses a buyer may have something sent to. */
export const countriesServed = async (where: SiteDb): Promise<ServedCountries> =>
  servedCountries(await deliveryRegions(where));

/** Where the shop delivers before it knows the buyer: a country of the first region that names one. */
export async function homeDestination(
  where: SiteDb,
): Promise<{ country: string; region: string; isWhole: boolean } | undefined> {
  for (const { active, name, destinations = [] } of await deliveryRegions(where)) {
    const [first] = destinations;
    const isPart = (first?.subdivisions ?? []).length > 0;
    if (active !== false && first?.countryCode && !isPart)
      return { country: first.countryCode, region: name ?? '', isWhole: destinations.length === 1 };
  }
  return undefined;
}

/** For the demo store: gives the default profile these regions. */
export async function seedDeliveryRegions(
  place: { db: Queryable; siteId: string; clock: Context['clock'] },
  deliveryRegions: DeliveryRegion[],
): Promise<void> {
  const { db, siteId } = place;
  await seedDefaultProfile(place);
  const profile = await deliveryProfiles.getForUpdate(db, siteId, DEFAULT_PROFILE.id);
  if (profile) await deliveryProfiles.replace(db, siteId, { ...profile, deliveryRegions });
}
