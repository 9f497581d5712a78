import type {
  CancelOrderOptions,
  DecidedStatus,
  LineChange,
  Order,
  OrderRefundability,
  OrderTransactions,
  PaymentMethodName,
  RefundCalculation,
  RefundItems,
  RefundReply,
  RefundRequest,
} from '#wix/order-operations.ts';
import { orderMoneyOperations } from '#wix/order-money-operations.ts';
import { orderOperations } from '#wix/order-operations.ts';
import type { orderFulfillmentExtensions } from '#shared/extensions/orders.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { toRecord } from '#admin/data/stored-record.ts';
import type { OrderRecord } from './order-record.ts';

const call = extensionClient<typeof orderFulfillmentExtensions>();

interface OnOrder {
  id: string;
  signal?: AbortSignal;
}

/** A repeated call with the same key answers with the first reply and changes nothing. */
interface Once {
  idempotencyKey: string;
}

async function orderAfter(id: string, order: Order | undefined): Promise<{ data: OrderRecord }> {
  return { data: toRecord(order ?? (await orderOperations.get(id))) };
}

/** What can be done to an order beyond reading and editing it. The resource name comes first, as in every provider call. */
export const orderVerbs = {
  async markAsPaid(
    _resource: string,
    { id, method, idempotencyKey }: OnOrder & Once & { method?: PaymentMethodName },
  ) {
    const reply = await orderOperations.markAsPaid(id, method, { idempotencyKey });
    return orderAfter(id, reply.order);
  },
  async recordPayment(
    _resource: string,
    { id, amount, method, idempotencyKey }: OnOrder & Once & { amount: string; method?: PaymentMethodName },
  ) {
    await orderOperations.recordPayment(id, amount, method, { idempotencyKey });
    return orderAfter(id, undefined);
  },
  async redeemGiftCard(
    _resource: string,
    {
      id,
      amount,
      code,
      currency,
      idempotencyKey,
    }: OnOrder & Once & Record<'amount' | 'code' | 'currency', string>,
  ) {
    const giftCard = { giftCardCode: code, amount: { amount }, currency };
    await orderMoneyOperations.redeemGiftCard(id, giftCard, { idempotencyKey });
    return orderAfter(id, undefined);
  },
  async archive(_resource: string, { id, archived }: OnOrder & { archived: boolean }) {
    return orderAfter(id, await orderOperations.update(id, { archived }));
  },
  async decide(
    _resource: string,
    { id, status, idempotencyKey }: OnOrder & Once & { status: DecidedStatus },
  ) {
    const reply = await orderOperations.decide(id, status, { idempotencyKey });
    return orderAfter(id, reply.order);
  },
  async changeLine(
    _resource: string,
    { id, lineItemId, line }: OnOrder & { lineItemId: string; line: LineChange },
  ) {
    const reply = await orderOperations.changeLine(id, lineItemId, line);
    return orderAfter(id, reply.order);
  },
  async cancel(_resource: string, { id, idempotencyKey, ...how }: OnOrder & Once & CancelOrderOptions) {
    const { sendOrderCanceledEmail, customMessage, restockAllItems } = how;
    const options = {
      ...(sendOrderCanceledEmail === undefined ? {} : { sendOrderCanceledEmail }),
      ...(customMessage ? { customMessage } : {}),
      ...(restockAllItems === undefined ? {} : { restockAllItems }),
    };
    const reply = await orderOperations.cancel(id, options, { idempotencyKey });
    return orderAfter(id, reply.order);
  },
  /** Of a canceled order; each line with the pieces that shall be back in all, so that a repeated call changes nothing. */
  async restock(
    _resource: string,
    { id, lineItems }: OnOrder & { lineItems: { lineItemId: string; quantity: number }[] },
  ) {
    await call('restockOrder', { orderId: id, lineItems });
    return orderAfter(id, undefined);
  },
  async captureAuthorized(
    _resource: string,
    { id, paymentId, amount, idempotencyKey }: OnOrder & Once & { paymentId: string; amount: string },
  ) {
    await orderMoneyOperations.captureAuthorized(id, { paymentId, amount: { amount } }, { idempotencyKey });
    return orderAfter(id, undefined);
  },
  async voidAuthorized(
    _resource: string,
    { id, paymentId, idempotencyKey }: OnOrder & Once & { paymentId: string },
  ) {
    await orderMoneyOperations.voidAuthorized(id, paymentId, { idempotencyKey });
    return orderAfter(id, undefined);
  },
  async markRefundSent(
    _resource: string,
    { id, refundId, paymentId, idempotencyKey }: OnOrder & Once & { refundId: string; paymentId: string },
  ) {
    await orderMoneyOperations.markRefundSent(id, refundId, paymentId, { idempotencyKey });
    return orderAfter(id, undefined);
  },
  async updateTags(
    _resource: string,
    { id, assign, unassign }: OnOrder & { assign: string[]; unassign: string[] },
  ) {
    const reply = await orderOperations.updateTags([id], assign, unassign);
    const failure = reply.results?.find((result) => result.itemMetadata?.success === false);
    if (failure) {
      throw new Error(failure.itemMetadata?.error?.description ?? 'orders.error.tags');
    }
    return orderAfter(id, undefined);
  },
  async addComment(
    _resource: string,
    { id, message, idempotencyKey }: OnOrder & { message: string; idempotencyKey?: string },
  ) {
    const reply = await orderOperations.addComment(id, message, { idempotencyKey });
    return orderAfter(id, reply.order);
  },
  async updateComment(
    _resource: string,
    { id, activityId, message }: OnOrder & { activityId: string; message: string },
  ) {
    const reply = await orderOperations.updateComment(id, activityId, message);
    return orderAfter(id, reply.order);
  },
  async deleteComment(_resource: string, { id, activityId }: OnOrder & { activityId: string }) {
    const reply = await orderOperations.deleteComment(id, activityId);
    return orderAfter(id, reply.order);
  },
  async transactionsOf(
    _resource: string,
    { ids }: { ids: string[] },
  ): Promise<{ data: OrderTransactions[] }> {
    return { data: (await orderMoneyOperations.transactionsOf(ids)).orderTransactions ?? [] };
  },
  async transactions(_resource: string, { id, signal }: OnOrder): Promise<{ data: OrderTransactions }> {
    const reply = await orderMoneyOperations.transactions(id, { signal });
    return { data: reply.orderTransactions ?? {} };
  },
  async refundability(_resource: string, { id, signal }: OnOrder): Promise<{ data: OrderRefundability }> {
    return { data: await orderMoneyOperations.refundability(id, { signal }) };
  },
  async calculateRefund(
    _resource: string,
    { id, refundItems, signal }: OnOrder & { refundItems: RefundItems },
  ): Promise<{ data: RefundCalculation }> {
    return { data: await orderMoneyOperations.calculateRefund(id, refundItems, { signal }) };
  },
  async refund(
    _resource: string,
    { id, request, idempotencyKey }: OnOrder & Once & { request: RefundRequest },
  ): Promise<{ data: RefundReply }> {
    return { data: await orderMoneyOperations.refund(id, request, { idempotencyKey }) };
  },
};
