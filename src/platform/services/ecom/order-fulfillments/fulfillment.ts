import type { OrderFulfillmentsApi, Reply } from '#platform/contract/index.ts';
import type { Order } from '../orders/public.ts';

type ApiFulfillmentList = NonNullable<
  Reply<OrderFulfillmentsApi, 'listFulfillmentsForSingleOrder'>['orderWithFulfillments']
>;
type ApiFulfillment = NonNullable<ApiFulfillmentList['fulfillments']>[number];

export interface FulfilledLine {
  id: string;
  quantity: number;
}

/** What left in one parcel, or was handed over at once. */
export type Fulfillment = Omit<ApiFulfillment, 'id' | 'lineItems'> & {
  id: string;
  lineItems: FulfilledLine[];
};

/** What a caller says of one. */
export type FulfillmentInput = Pick<ApiFulfillment, 'lineItems' | 'status' | 'completed'> & {
  trackingInfo?: ApiFulfillment['trackingInfo'];
  customInfo?: ApiFulfillment['customInfo'];
};
export type TrackingInfo = NonNullable<ApiFulfillment['trackingInfo']>;

/** An order and what left of it; locked and changed together. */
export interface FulfilledOrder {
  order: Order;
  fulfillments: Fulfillment[];
}

export const FULFILLMENTS_FQDN = 'wix.ecom.v1.fulfillments';
