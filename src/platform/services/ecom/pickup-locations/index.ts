import type { Context } from '#platform/context.ts';
import type { Handlers, PickupLocationsApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { removeDeletedRegions } from '../delivery-profile/public.ts';
import { withoutRegion, withRegion } from '../shipping-options/public.ts';
import { bulkHandlers } from './bulk.ts';
import { locations } from './locations.ts';
import { migrations } from './migrations.ts';
import type { PickupLocation } from './pickup-location.ts';
import { entities, pickupLocations as entity } from './tables.ts';

type Region = { deliveryRegionIds?: string[] };

/** `deliveryRegionId` is a field of shipping options only. */
const only =
  (change: (location: Region, regionId: string) => Region, regionId: string) =>
  (before: PickupLocation): PickupLocation => ({
    ...before,
    deliveryRegionIds: change(before, regionId).deliveryRegionIds ?? [],
  });

export const pickupLocations = defineService({
  name: 'pickup-locations',
  package: 'ecom_pickup-locations',
  handlers: {
    createPickupLocation: locations.create,
    getPickupLocation: locations.get,
    updatePickupLocation: locations.update,
    deletePickupLocation: locations.remove,
    queryPickupLocation: locations.query,
    addDeliveryRegion: ({ pickupLocationId, deliveryRegionId, revision }, context) =>
      locations.change(context, pickupLocationId, only(withRegion, deliveryRegionId), { revision }),
    removeDeliveryRegion: ({ pickupLocationId, deliveryRegionId, revision }, context) =>
      locations.change(context, pickupLocationId, only(withoutRegion, deliveryRegionId), { revision }),
    ...bulkHandlers,
  } satisfies Handlers<PickupLocationsApi, Context>,
  listeners: removeDeletedRegions(entity, (context, id, regionId) =>
    locations.change(context, id, only(withoutRegion, regionId)),
  ),
  entities,
  migrations,
});
