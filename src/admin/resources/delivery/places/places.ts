import type { DeliveryKeeping } from '../../../../shared/delivery-offer.ts';
import type { LocalDelivery, PickupPlace } from '../../../../wix/local-delivery-operations.ts';

/** What the shop brings itself, and where things are collected. */
export interface Places {
  deliveries: LocalDelivery[];
  pickups: PickupPlace[];
  keeping: DeliveryKeeping[];
}
