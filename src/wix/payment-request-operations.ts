import * as sdk from '@wix/auto_sdk_ecom_order-payment-requests';
import type { orderPaymentRequests } from '@wix/ecom';
import { staffClient, type CallOptions } from './staff-client.ts';

export type PaymentRequest = orderPaymentRequests.OrderPaymentRequest;

export interface NewPaymentRequest {
  orderId: string;
  title: string;
  /** Told to the buyer below the title. */
  description?: string;
  amount: { amount: string };
  expirationDate?: Date;
}

/** Money asked for by a link. */
export const paymentRequestOperations = {
  ofOrder: async (orderId: string, options?: CallOptions): Promise<PaymentRequest[]> => {
    const query = { filter: { orderId }, cursorPaging: { limit: 100 } };
    return (await staffClient(options).use(sdk.queryOrderPaymentRequests)(query)).orderPaymentRequests ?? [];
  },
  create: (orderPaymentRequest: NewPaymentRequest, options?: CallOptions) =>
    staffClient(options).use(sdk.createOrderPaymentRequest)({ orderPaymentRequest }),
  address: async (id: string, options?: CallOptions): Promise<string> =>
    (await staffClient(options).use(sdk.getOrderPaymentRequestUrl)(id)).orderPaymentRequestUrl ?? '',
  void: (id: string, options?: CallOptions) => staffClient(options).use(sdk.voidOrderPaymentRequest)(id),
};
