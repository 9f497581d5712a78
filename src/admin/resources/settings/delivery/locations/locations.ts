import type { DeliveryExtras } from '#shared/delivery-offer.ts';
import type { LocalDelivery, PickupPlace } from '#wix/local-delivery-operations.ts';

/** What the shop brings itself, and where things are collected. */
export interface LocalDeliveryAndPickup {
  deliveries: LocalDelivery[];
  pickups: PickupPlace[];
  keeping: DeliveryExtras[];
}

interface InRegions {
  deliveryRegionIds?: string[];
}

/** Those that are offered in that region and in no other: without it nobody would come upon them again. */
export function onlyIn(
  { deliveries, pickups }: Pick<LocalDeliveryAndPickup, 'deliveries' | 'pickups'>,
  regionId: string,
) {
  const only = ({ deliveryRegionIds = [] }: InRegions) =>
    deliveryRegionIds.includes(regionId) && deliveryRegionIds.every((id) => id === regionId);
  return { deliveries: deliveries.filter(only), pickups: pickups.filter(only) };
}
