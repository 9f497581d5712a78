import type { Context } from '#platform/context.ts';
import { badRequest, notFound, type PlatformError } from '#platform/contract/errors.ts';
import type { DeliveryProfileApi, Handlers } from '#platform/contract/index.ts';
import { entityEvents } from '#platform/events/entity-events.ts';
import { mergePatch } from '#platform/store/index.ts';
import type { DeliveryProfile, DeliveryRegion } from './delivery-profile.ts';
import { makeRegion, profiles } from './profiles.ts';
import { profileIdOfRegion } from './tables.ts';

const events = entityEvents('wix.ecom.v1.delivery_profile');

const regionNotFound = (deliveryRegionId: string): PlatformError =>
  notFound('The delivery region was not found.', 'DELIVERY_REGION_NOT_FOUND', { deliveryRegionId });

async function profileOf(context: Context, regionId: string): Promise<string> {
  const id = await profileIdOfRegion(context, regionId);
  if (id === undefined) throw regionNotFound(regionId);
  return id;
}

interface Change {
  profileId: string;
  revision?: string | null | undefined;
  action: Parameters<typeof events.action>[0];
  /** Gives the regions as they are to be, and the one it is about. */
  apply: (regions: DeliveryRegion[]) => { regions: DeliveryRegion[]; about: DeliveryRegion };
}

function changeRegions(
  context: Context,
  { profileId, revision, action, apply }: Change,
): Promise<{ deliveryProfile: DeliveryProfile }> {
  let deliveryRegion: DeliveryRegion | undefined;
  return profiles.change(
    context,
    profileId,
    (before) => {
      const { regions, about } = apply(before.deliveryRegions);
      deliveryRegion = about;
      return { ...before, deliveryRegions: regions };
    },
    {
      revision,
      event: (deliveryProfile) =>
        events.action(action, deliveryProfile.id, { deliveryProfile, deliveryRegion }),
    },
  );
}

interface RegionChange {
  /** Default: the one that has the region. */
  profileId?: string;
  revision?: string | null | undefined;
  change: (region: DeliveryRegion) => DeliveryRegion;
}

/** The profile with one region made anew; the others stay. */
export async function changeRegion(
  context: Context,
  regionId: string,
  { profileId, revision, change }: RegionChange,
): Promise<{ deliveryProfile: DeliveryProfile }> {
  return changeRegions(context, {
    profileId: profileId ?? (await profileOf(context, regionId)),
    revision,
    action: 'region_updated',
    apply(regions) {
      const before = regions.find(({ id }) => id === regionId);
      if (!before) throw regionNotFound(regionId);
      const about = change(before);
      return { regions: regions.map((region) => (region === before ? about : region)), about };
    },
  });
}

export const regionHandlers = {
  async getDeliveryProfileByDeliveryRegionId({ deliveryRegionId }, context) {
    return profiles.get({ deliveryProfileId: await profileOf(context, deliveryRegionId) }, context);
  },

  addDeliveryRegion({ deliveryProfileId: profileId, deliveryRegion, revision }, context) {
    const about = makeRegion(context, deliveryRegion);
    const apply: Change['apply'] = (regions) => ({ regions: [...regions, about], about });
    return changeRegions(context, { profileId, revision, action: 'region_added', apply });
  },

  removeDeliveryRegion({ deliveryProfileId: profileId, deliveryRegionId, revision }, context) {
    const apply: Change['apply'] = (regions) => {
      const about = regions.find(({ id }) => id === deliveryRegionId);
      if (!about) throw regionNotFound(deliveryRegionId);
      return { regions: regions.filter((region) => region !== about), about };
    };
    return changeRegions(context, { profileId, revision, action: 'region_removed', apply });
  },

  updateDeliveryRegion(request, context) {
    const { deliveryProfileId: profileId, deliveryRegion: input, revision } = request;
    const options = {
      mask: request.fieldMask,
      path: 'deliveryRegion',
      readonly: ['id', 'createdDate', 'deliveryCarriers'],
      immutable: [],
    };
    const change = (region: DeliveryRegion): DeliveryRegion => {
      if (input.deliveryCarriers)
        throw badRequest('Carriers have calls of their own.', 'DELIVERY_CARRIER_CANNOT_BE_UPDATED');
      return mergePatch(region, input, options);
    };
    return changeRegion(context, input.id, { profileId, revision, change });
  },
} satisfies Handlers<DeliveryProfileApi, Context>;
