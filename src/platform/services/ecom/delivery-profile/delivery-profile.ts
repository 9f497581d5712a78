import { LOCAL_CARRIER, PICKUP_CARRIER } from '#shared/delivery-offer.ts';
import type { DeliveryProfileApi, Reply } from '#platform/contract/index.ts';

type ApiProfile = NonNullable<Reply<DeliveryProfileApi, 'getDeliveryProfile'>['deliveryProfile']>;

export type DeliveryRegionInput = NonNullable<ApiProfile['deliveryRegions']>[number];
export type DeliveryRegion = DeliveryRegionInput & { id: string };
export type DeliveryCarrier = NonNullable<DeliveryRegion['deliveryCarriers']>[number];
export type Destination = NonNullable<DeliveryRegion['destinations']>[number];

/** Where the shop delivers to, region by region. */
export type DeliveryProfile = Omit<ApiProfile, 'deliveryRegions'> & {
  id: string;
  deliveryRegions: DeliveryRegion[];
};

/** Every shop has one from the start; it can neither go nor hand on its being the default. */
export const DEFAULT_PROFILE = { id: 'a5c3d1be-6f2e-4f0d-8c1a-9d2e7b4a0002', name: 'Default profile' };

/** The platform's own carrier: the shop's shipping options. */
export const BASIC_SHIPPING = { id: '45c44b27-ca7b-4891-8c0d-1747d588b835', displayName: 'Basic Shipping' };

/** The other two: what the shop brings by itself, and what is collected. */
export const LOCAL_DELIVERY = { id: LOCAL_CARRIER, displayName: 'Local Delivery' };
export const PICKUP = { id: PICKUP_CARRIER, displayName: 'Pickup' };

export const CARRIERS = [BASIC_SHIPPING, LOCAL_DELIVERY, PICKUP];
