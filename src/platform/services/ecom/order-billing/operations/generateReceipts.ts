import type { Context } from '#platform/context.ts';
import type { Handler, OrderBillingApi } from '#platform/contract/index.ts';
import { issueReceipt } from '../../order-invoices/public.ts';
import { lockOrder } from '../../orders/public.ts';
import { mayReceipt } from '../rules/may-receipt.ts';

/** The contract takes one payment a call. Two calls at once meet at the order: the second finds the receipt. */
export const generateReceipts: Handler<OrderBillingApi, 'generateReceipts', Context> = async (
  { orderId, paymentIds: [paymentId = ''] },
  context,
) => {
  const before = await lockOrder(context, orderId);
  const { id } = await issueReceipt(context, before, mayReceipt(before.transactions, paymentId));
  return { receipts: [{ paymentId, receiptId: id }] };
};
