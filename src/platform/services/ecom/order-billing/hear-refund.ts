import type { Context } from '#platform/context.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import { findRefund, addNote, lockOrder, saveOrder, stampOf } from '../orders/public.ts';
import type { RefundDecided } from '../../extensions/payments/public.ts';
import { recordRefundPart } from './record-refund.ts';

/** Money that had gone came back to the shop, such as from an account that was closed: people have to know. */
async function noteReturned(
  context: Context,
  { orderId, refundId, paymentId, providerRefundId }: RefundDecided,
): Promise<void> {
  const before = await lockOrder(context, orderId);
  const part = findRefund(before, refundId)?.transactions?.find((one) => one.paymentId === paymentId);
  if (part?.refundStatus !== 'SUCCEEDED' || part.providerRefundId !== providerRefundId) return;
  const note = `A refund of ${part.amount?.amount} ${before.order.currency} was returned by the bank. Send the money another way.`;
  await saveOrder(context, before, addNote(before, note, stampOf(context)));
}

/** What the provider told of a refund later. */
export async function hearRefund({ body }: DomainEvent, context: Context): Promise<void> {
  if (!('actionEvent' in body)) return;
  const told = body.actionEvent.body as RefundDecided;
  const { orderId, refundId, ...result } = told;
  const changed = await recordRefundPart(context, { orderId, refundId }, result);
  if (!changed && told.status === 'FAILED') await noteReturned(context, told);
}
