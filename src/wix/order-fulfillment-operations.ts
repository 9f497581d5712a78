import {
  bulkCreateFulfillments,
  deleteFulfillment,
  listFulfillmentsForSingleOrder,
  updateFulfillment,
} from '@wix/auto_sdk_ecom_order-fulfillments';
import type { orderFulfillments } from '@wix/ecom';
import { CallError } from './errors.ts';
import { staffClient, type CallOptions } from './staff-client.ts';

export type Fulfillment = orderFulfillments.Fulfillment;
export type TrackingInfo = orderFulfillments.FulfillmentTrackingInfo;
type OrderFulfillments = Parameters<ReturnType<typeof bulkCreateFulfillments>>[0][number];
export type NewFulfillment = NonNullable<OrderFulfillments['fulfillments']>[number];

export const orderFulfillmentOperations = {
  async list(orderId: string, options?: CallOptions): Promise<Fulfillment[]> {
    const reply = await staffClient(options).use(listFulfillmentsForSingleOrder)(orderId);
    return reply.orderWithFulfillments?.fulfillments ?? [];
  },

  /** All parcels of one order, or none. */
  async send(orderId: string, fulfillments: NewFulfillment[], options?: CallOptions): Promise<void> {
    const { results = [] } = await staffClient(options).use(bulkCreateFulfillments)([
      { orderId, fulfillments },
    ]);
    const error = results[0]?.itemMetadata?.error;
    if (!error) return;
    const { code = 'UNKNOWN', description = '', data } = error;
    throw new CallError({ code, status: 400, message: description, data: data ?? {} });
  },

  changeTracking: async (
    orderId: string,
    fulfillmentId: string,
    trackingInfo: TrackingInfo,
    options?: CallOptions,
  ): Promise<void> =>
    void (await staffClient(options).use(updateFulfillment)(
      { orderId, fulfillmentId },
      { fulfillment: { trackingInfo } },
    )),

  takeBack: async (orderId: string, fulfillmentId: string, options?: CallOptions): Promise<void> =>
    void (await staffClient(options).use(deleteFulfillment)({ orderId, fulfillmentId })),
};
