import type { OrderFulfillmentsApi, Reply } from '#platform/contract/index.ts';
import type { Order } from '../orders/public.ts';

type Wire = NonNullable<
  Reply<OrderFulfillmentsApi, 'listFulfillmentsForSingleOrder'>['orderWithFulfillments']
>;
type WireFulfillment = NonNullable<Wire['fulfillments']>[number];

export interface FulfilledLine {
  id: string;
  quantity: number;
}

/** What left in one parcel, or was handed over at once. */
export type Fulfillment = Omit<WireFulfillment, 'id' | 'lineItems'> & {
  id: string;
  lineItems: FulfilledLine[];
};

/** What a caller says of one. */
export type FulfillmentInput = Pick<WireFulfillment, 'lineItems' | 'status' | 'completed'> & {
  trackingInfo?: WireFulfillment['trackingInfo'];
  customInfo?: WireFulfillment['customInfo'];
};
export type TrackingInfo = NonNullable<WireFulfillment['trackingInfo']>;

/** An order and what left of it; locked and changed together. */
export interface FulfilledOrder {
  order: Order;
  fulfillments: Fulfillment[];
}

export const FULFILLMENTS_FQDN = 'wix.ecom.v1.fulfillments';
