import * as sdk from '@wix/auto_sdk_ecom_orders';
import type { orderBilling, orders, orderTransactions } from '@wix/ecom';
import type {
  calculateRefund,
  getOrderRefundability,
  refundPayments,
} from '@wix/auto_sdk_ecom_order-billing';
import type { RESTFunctionDescriptor } from '@wix/sdk';
import type { PageQuery } from './page-query.ts';
import type { CallOptions } from './staff-client.ts';
import { staffClient } from './staff-client.ts';

export type Order = orders.Order;
export type OrderLineItem = orders.OrderLineItem;
export type OrderActivity = orders.Activity;
export type UpdateOrder = orders.UpdateOrder;
export type CancelOrderOptions = orders.CancelOrderOptions;
export type OrderTransactions = orderTransactions.OrderTransactions;
export type Payment = orderTransactions.Payment;
export type Refund = orderTransactions.Refund;
export type OrderRefundability = Awaited<ReturnType<ReturnType<typeof getOrderRefundability>>>;
export type RefundCalculation = Awaited<ReturnType<ReturnType<typeof calculateRefund>>>;
export type RefundItems = NonNullable<orderBilling.CalculateRefundOptions['refundItems']>;
export type RefundRequest = orderBilling.RefundPaymentsOptions;
export type RefundReply = Awaited<ReturnType<ReturnType<typeof refundPayments>>>;

/** What somebody may make of an order that waits. */
export type DecidedStatus = 'APPROVED' | 'REJECTED';
/** What a line says of itself; its totals change with the order's. */
export type LineChange = Pick<OrderLineItem, 'productName' | 'descriptionLines' | 'physicalProperties'>;

export interface PaymentMethodName {
  predefined?: 'CASH' | 'BANK_TRANSFER' | 'CHECK';
  custom?: string;
}

/** Part of the published contract (/meta) and of the module at run time, but not of its public typings. */
interface UntypedOperations {
  paymentCollectionMarkOrderAsPaid: Operation<
    (
      orderId: string,
      options?: { userDefinedPaymentMethodName?: PaymentMethodName },
    ) => Promise<{ order?: Order }>
  >;
  recordManuallyCollectedPayment: Operation<
    (
      orderId: string,
      amount: { amount: string },
      options?: { userDefinedPaymentMethodName?: PaymentMethodName },
    ) => Promise<void>
  >;
  addActivity: Operation<
    (
      orderId: string,
      activity: { merchantComment: { message: string } },
    ) => Promise<{ order?: Order; activityId?: string }>
  >;
  updateActivity: Operation<
    (
      activity: { _id: string; activityId: string },
      change: { merchantComment: { message: string } },
    ) => Promise<{ order?: Order }>
  >;
  deleteActivity: Operation<(activity: { _id: string; activityId: string }) => Promise<{ order?: Order }>>;
  updateOrderStatus: Operation<(orderId: string, status: DecidedStatus) => Promise<{ order?: Order }>>;
  updateOrderLineItem: Operation<
    (ids: { _id: string; lineItemId: string }, line: LineChange) => Promise<{ order?: Order }>
  >;
  aggregateOrders: Operation<
    (options: {
      filter?: Record<string, unknown>;
      aggregation: Record<string, unknown>;
    }) => Promise<{ aggregates?: Record<string, unknown> | null }>
  >;
}

/** An operation that the SDK's typings leave out. */
export type Operation<Call extends (...args: never[]) => unknown> = (
  httpClient: Parameters<RESTFunctionDescriptor>[0],
) => Call;

// Picked one by one: handing the namespace on would keep all 100 kB of it in the bundle.
const untyped: UntypedOperations = {
  paymentCollectionMarkOrderAsPaid: (sdk as unknown as UntypedOperations).paymentCollectionMarkOrderAsPaid,
  recordManuallyCollectedPayment: (sdk as unknown as UntypedOperations).recordManuallyCollectedPayment,
  addActivity: (sdk as unknown as UntypedOperations).addActivity,
  updateActivity: (sdk as unknown as UntypedOperations).updateActivity,
  deleteActivity: (sdk as unknown as UntypedOperations).deleteActivity,
  updateOrderStatus: (sdk as unknown as UntypedOperations).updateOrderStatus,
  updateOrderLineItem: (sdk as unknown as UntypedOperations).updateOrderLineItem,
  aggregateOrders: (sdk as unknown as UntypedOperations).aggregateOrders,
};

export function call<Call extends (...args: never[]) => unknown>(
  operation: Operation<Call>,
  options?: CallOptions,
): Call {
  return staffClient(options).use(operation);
}

async function aggregate(filter: Record<string, unknown>, wanted: object, options?: CallOptions) {
  const { aggregates } = await call(
    untyped.aggregateOrders,
    options,
  )({ filter, aggregation: { all: wanted } });
  return aggregates?.['all'];
}

export const orderOperations = {
  search: (search: PageQuery, options?: CallOptions) =>
    staffClient(options).use(sdk.searchOrders)(search as orders.OrderSearch),
  get: (id: string, options?: CallOptions) => staffClient(options).use(sdk.getOrder)(id),
  update: (id: string, change: UpdateOrder, options?: CallOptions) =>
    staffClient(options).use(sdk.updateOrder)(id, change),
  decide: (id: string, status: DecidedStatus, options?: CallOptions) =>
    call(untyped.updateOrderStatus, options)(id, status),
  changeLine: (id: string, lineItemId: string, line: LineChange, options?: CallOptions) =>
    call(untyped.updateOrderLineItem, options)({ _id: id, lineItemId }, line),
  cancel: (id: string, how: CancelOrderOptions, options?: CallOptions) =>
    staffClient(options).use(sdk.cancelOrder)(id, how),
  updateTags: (ids: string[], assign: string[], unassign: string[], options?: CallOptions) =>
    staffClient(options).use(sdk.bulkUpdateOrderTags)(ids, {
      assignTags: { tags: { tagIds: assign } },
      unassignTags: { tags: { tagIds: unassign } },
    }),
  markAsPaid: (id: string, method: PaymentMethodName | undefined, options?: CallOptions) =>
    call(untyped.paymentCollectionMarkOrderAsPaid, options)(
      id,
      method ? { userDefinedPaymentMethodName: method } : {},
    ),
  recordPayment: (id: string, amount: string, method: PaymentMethodName | undefined, options?: CallOptions) =>
    call(untyped.recordManuallyCollectedPayment, options)(
      id,
      { amount },
      method ? { userDefinedPaymentMethodName: method } : {},
    ),
  addComment: (id: string, message: string, options?: CallOptions) =>
    call(untyped.addActivity, options)(id, { merchantComment: { message } }),
  updateComment: (id: string, activityId: string, message: string, options?: CallOptions) =>
    call(untyped.updateActivity, options)({ _id: id, activityId }, { merchantComment: { message } }),
  deleteComment: (id: string, activityId: string, options?: CallOptions) =>
    call(untyped.deleteActivity, options)({ _id: id, activityId }),
  /** How many there are of each combination of these fields, keyed "(a|b)", or "a" by one field. */
  count: async (filter: Record<string, unknown>, fields: readonly string[], options?: CallOptions) =>
    ((await aggregate(filter, { $count: fields }, options)) ?? {}) as Record<string, number>,
  sum: async (filter: Record<string, unknown>, field: string, options?: CallOptions) => {
    const sum = await aggregate(filter, { $sum: field }, options);
    return typeof sum === 'string' ? sum : '0';
  },
};
