import type { Context } from '../../context.ts';
import { failedPrecondition, notFound, type PlatformError, revisionMismatch } from '../../contract/errors.ts';
import { entityEvents } from '../../events/entity-events.ts';
import type { DeliveryProfile, DeliveryRegion, DeliveryRegionInput } from './delivery-profile.ts';
import { checkRegions } from './rules/destinations.ts';
import { deliveryProfiles, ensureDefaultProfile, profileIdOfRegion } from './tables.ts';

const FQDN = 'wix.ecom.v1.delivery_profile';
export const events = entityEvents(FQDN);

export const deliveryProfileNotFound = (deliveryProfileId: string): PlatformError =>
  notFound('The delivery profile was not found.', 'DELIVERY_PROFILE_NOT_FOUND', { deliveryProfileId });

export const deliveryRegionNotFound = (deliveryRegionId: string): PlatformError =>
  notFound('The delivery region was not found.', 'DELIVERY_REGION_NOT_FOUND', { deliveryRegionId });

export async function lockDeliveryProfile(context: Context, id: string): Promise<DeliveryProfile> {
  await ensureDefaultProfile(context);
  const found = await deliveryProfiles.getForUpdate(context.db, context.siteId, id);
  if (!found) throw deliveryProfileNotFound(id);
  return found;
}

/** @throws 428: every shop needs its default profile */
export function refuseDefault({ default: isDefault }: DeliveryProfile): void {
  if (isDefault) throw failedPrecondition('The default delivery profile cannot be deleted.');
}

export async function lockProfileOfRegion(context: Context, regionId: string): Promise<DeliveryProfile> {
  const id = await profileIdOfRegion(context, regionId);
  if (id === undefined) throw deliveryRegionNotFound(regionId);
  return lockDeliveryProfile(context, id);
}

export const makeRegion = ({ ids, clock }: Context, input: DeliveryRegionInput): DeliveryRegion => ({
  name: input.name ?? '',
  id: ids.guid(),
  active: input.active ?? true,
  destinations: input.destinations ?? [],
  deliveryCarriers: [],
  createdDate: clock.now().toISOString(),
});

/** Writes the profile with other regions and tells of it. */
export async function saveRegions(
  context: Context,
  before: DeliveryProfile,
  deliveryRegions: DeliveryRegion[],
  told: { slug?: string; region?: DeliveryRegion; revision?: string | null | undefined } = {},
): Promise<DeliveryProfile> {
  if (told.revision && told.revision !== before.revision) {
    throw revisionMismatch('The entity was changed by somebody else meanwhile.');
  }
  checkRegions({ deliveryRegions });
  const { db, siteId, clock } = context;
  const profile = await deliveryProfiles.replace(
    db,
    siteId,
    { ...before, deliveryRegions },
    { now: clock.now() },
  );
  await context.emit(events.updated(profile));
  if (told.slug) {
    const body = { actionEvent: { body: { deliveryProfile: profile, deliveryRegion: told.region } } };
    await context.emit({ entityFqdn: FQDN, slug: told.slug, entityId: profile.id, body });
  }
  return profile;
}

/** The profile with one region made anew; the others stay. */
export async function changeRegion(
  context: Context,
  regionId: string,
  change: (region: DeliveryRegion) => DeliveryRegion,
  told: { revision?: string | null | undefined } = {},
): Promise<DeliveryProfile> {
  const before = await lockProfileOfRegion(context, regionId);
  const regions = before.deliveryRegions.map((region) => (region.id === regionId ? change(region) : region));
  const region = regions.find(({ id }) => id === regionId);
  return saveRegions(context, before, regions, {
    ...told,
    slug: 'region_updated',
    ...(region && { region }),
  });
}
