import type { Queryable } from '../../../database/database.ts';
import type { Context } from '../../context.ts';
import { DEFAULT_PROFILE, type DeliveryRegion } from './delivery-profile.ts';
import { type DeliveryAddress, matchRegion } from './rules/destinations.ts';
import { deliveryProfiles, seedDefaultProfile } from './tables.ts';

/** What other services may use of delivery profiles, in the current transaction of the database. */
export { BASIC_SHIPPING, DEFAULT_PROFILE } from './delivery-profile.ts';
export type { DeliveryRegion } from './delivery-profile.ts';

/** The region of the default profile that serves the address; none: nobody delivers there. */
export async function deliveryRegionAt(
  { db, siteId }: Pick<Context, 'db' | 'siteId'>,
  address: DeliveryAddress,
): Promise<DeliveryRegion | undefined> {
  const profile = await deliveryProfiles.get(db, siteId, DEFAULT_PROFILE.id);
  const region = matchRegion(profile?.deliveryRegions ?? [], address);
  return region?.active === false ? undefined : region;
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
