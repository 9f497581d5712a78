import * as sdk from '@wix/auto_sdk_ecom_order-payment-requests';
import * as ordersSdk from '@wix/auto_sdk_ecom_orders';
import type { orderPaymentRequests } from '@wix/ecom';
import { call, type Operation } from './order-operations.ts';
import { readEveryPage } from './page-query.ts';
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

/** Part of the published contract (/meta) and of the module at run time, but not of its public typings. */
interface UntypedOrders {
  getPaymentCollectabilityStatus: Operation<(orderId: string) => Promise<{ status?: string }>>;
}

const { getPaymentCollectabilityStatus } = ordersSdk as unknown as UntypedOrders;

/** Money asked for by a link. */
export const paymentRequestOperations = {
  ofOrder: (orderId: string, options?: CallOptions): Promise<PaymentRequest[]> =>
    readEveryPage('orderPaymentRequests', (query) =>
      staffClient(options).use(sdk.queryOrderPaymentRequests)(
        (query.cursorPaging.cursor ? query : { filter: { orderId }, ...query }) as object,
      ),
    ),
  create: (orderPaymentRequest: NewPaymentRequest, options?: CallOptions) =>
    // The SDK writes its dates into what it is given; a second try is given the same.
    staffClient(options).use(sdk.createOrderPaymentRequest)({
      orderPaymentRequest: { ...orderPaymentRequest },
    }),
  address: async (id: string, options?: CallOptions): Promise<string> =>
    (await staffClient(options).use(sdk.getOrderPaymentRequestUrl)(id)).orderPaymentRequestUrl ?? '',
  /** Whether who opens the link can pay by card. */
  takesCards: async (orderId: string, options?: CallOptions): Promise<boolean> =>
    (await call(getPaymentCollectabilityStatus, options)(orderId)).status !==
    'NONCOLLECTABLE_MISSING_PAYMENT_METHOD',
  void: (id: string, options?: CallOptions) => staffClient(options).use(sdk.voidOrderPaymentRequest)(id),
};
