import { listFulfillmentsForSingleOrder } from '@wix/auto_sdk_ecom_order-fulfillments';
import type { orderFulfillments } from '@wix/ecom';
import { shopperClient, type CallOptions } from '../shopper-client.ts';

export type Parcel = orderFulfillments.Fulfillment;

/** What left of an order of the shopper's. */
export async function readParcels(orderId: string, options?: CallOptions): Promise<Parcel[]> {
  const reply = await shopperClient(options).use(listFulfillmentsForSingleOrder)(orderId);
  return reply.orderWithFulfillments?.fulfillments ?? [];
}
