import type { Context } from '#platform/context.ts';
import { badRequest, failedPrecondition, notFound } from '#platform/contract/errors.ts';
import type { DeliveryProfileApi } from '#platform/contract/index.ts';
import { crud } from '#platform/crud/index.ts';
import type { DeliveryProfile, DeliveryRegion, DeliveryRegionInput } from './delivery-profile.ts';
import { checkRegions } from './rules/destinations.ts';
import { deliveryProfiles } from './tables.ts';

/** The SDK's documentation of `createDeliveryProfile`. */
const MAX_PROFILES = 99;

async function checkRoom({ db, siteId }: Context): Promise<void> {
  const { count } = await deliveryProfiles.count(db, siteId);
  if (count < MAX_PROFILES) return;
  throw failedPrecondition('There are as many profiles as can be.', 'DELIVERY_PROFILES_LIMIT_EXCEEDED');
}

export const makeRegion = ({ ids, clock }: Context, input: DeliveryRegionInput): DeliveryRegion => ({
  name: input.name ?? '',
  id: ids.guid(),
  active: input.active ?? true,
  destinations: input.destinations ?? [],
  deliveryCarriers: [],
  createdDate: clock.now().toISOString(),
});

/** @throws for what a plain update leaves alone */
function checkUpdate(before: DeliveryProfile, deliveryProfile: Partial<DeliveryProfile>): void {
  if (deliveryProfile.deliveryRegions) {
    throw badRequest('Regions have calls of their own.', 'DELIVERY_REGION_CANNOT_BE_UPDATED');
  }
  if (deliveryProfile.default != null && deliveryProfile.default !== before.default) {
    throw badRequest('Which profile is the default stays as it is.', 'DEFAULT_CANNOT_BE_UPDATED');
  }
}

export const profiles = crud<DeliveryProfileApi>()({
  entity: deliveryProfiles,
  key: 'deliveryProfile',
  plural: 'deliveryProfiles',
  id: 'deliveryProfileId',
  fqdn: 'wix.ecom.v1.delivery_profile',
  notFound: (deliveryProfileId) =>
    notFound('The delivery profile was not found.', 'DELIVERY_PROFILE_NOT_FOUND', { deliveryProfileId }),
  async write(draft, before, context, input) {
    let { deliveryRegions = [] } = draft;
    if (!before) {
      await checkRoom(context);
      deliveryRegions = deliveryRegions.map((region) => makeRegion(context, region));
    } else if (input) checkUpdate(before, input);
    checkRegions({ deliveryRegions });
    return { ...draft, default: before?.default ?? false, deliveryRegions };
  },
  beforeRemove({ default: isDefault }) {
    if (isDefault) throw failedPrecondition('The default delivery profile cannot be deleted.');
  },
});
