import type { DeliveryOffer, DeliveryRejection } from '#shared/delivery-offer.ts';
import type { PickupLocation } from '#platform/services/ecom/pickup-locations/public.ts';

/** An offer, with the place as the contract writes it. */
export interface Offered {
  offer: DeliveryOffer;
  pickup?: PickupLocation;
}

export interface Answer {
  offered: Offered[];
  refused: DeliveryRejection[];
}

export type RateDecision = Offered | { refusal: DeliveryRejection };
