import type { Queryable } from '../../../database/database.ts';
import type { Context } from '../../context.ts';
import { standing } from '../../store/index.ts';
import { DEFAULT_PROFILE, type DeliveryRegion } from './delivery-profile.ts';
import { type DeliveryAddress, matchRegion } from './rules/destinations.ts';
import { deliveryProfiles, seedDefaultProfile } from './tables.ts';

/** What other services may use of delivery profiles, in the current transaction of the database. */
export { BASIC_SHIPPING, DEFAULT_PROFILE } from './delivery-profile.ts';
export type { DeliveryRegion } from './delivery-profile.ts';

/** The region of the default profile that serves the address; none: nobody delivers there. */
export async function deliveryRegionAt(
  where: Pick<Context, 'db' | 'siteId'>,
  address: DeliveryAddress,
): Promise<DeliveryRegion | undefined> {
  const region = matchRegion(await regionsOf(where), address);
  return region?.active === false ? undefined : region;
}

/** Those where somebody delivers now. */
export const servedRegions = async (where: Pick<Context, 'db' | 'siteId'>): Promise<DeliveryRegion[]> =>
  (await regionsOf(where)).filter(({ active }) => active !== false);

const regionsOf = (where: Pick<Context, 'db' | 'siteId'>): Promise<DeliveryRegion[]> =>
  standing(where, 'delivery regions', async () => {
    const profile = await deliveryProfiles.get(where.db, where.siteId, DEFAULT_PROFILE.id);
    return profile?.deliveryRegions ?? [];
  });

/** Where the shop delivers before it knows the buyer: a country of the first region that names one. */
export async function homeDestination(
  where: Pick<Context, 'db' | 'siteId'>,
): Promise<{ country: string; region: string; isWhole: boolean } | undefined> {
  for (const { active, name, destinations = [] } of await regionsOf(where)) {
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
