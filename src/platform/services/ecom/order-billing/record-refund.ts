import { addMoney, roundMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import { isPendingRefund, type OrderTransactions, type Refund } from '../order-transactions/public.ts';
import {
  concludeRefund,
  endRefundPart,
  findRefund,
  isScheduled,
  lockOrder,
  refundMail,
  restocked,
  restockRefund,
  saveOrder,
  stampOf,
  TRANSACTIONS_FQDN,
  type Order,
  type OrderState,
  type PartResult,
} from '../orders/public.ts';
import { findOpenRefund, removeOpenRefund, type OpenRefund, type RefundEffects } from './open-refunds.ts';

export const NO_EFFECTS: RefundEffects = { restock: [], notify: undefined, sideEffects: undefined };

function completed(
  orderId: string,
  refund: Refund,
  orderTransactions: OrderTransactions,
  { sideEffects }: RefundEffects,
): DomainEvent[] {
  if ((refund.transactions ?? []).some(isPendingRefund)) return [];
  return [
    {
      entityFqdn: TRANSACTIONS_FQDN,
      slug: 'refund_completed',
      entityId: orderId,
      body: { actionEvent: { body: { orderId, refund, sideEffects, orderTransactions } } },
    },
  ];
}

async function tellBuyer(
  context: Context,
  order: Order,
  refund: Refund,
  notify: RefundEffects['notify'],
): Promise<void> {
  const input = (refund.transactions ?? []).filter(({ refundStatus }) => refundStatus !== 'FAILED');
  if (!notify || input.length === 0) return;
  const amount = roundMoney(addMoney(...input.map((part) => part.amount?.amount)), order.currency);
  for (const mail of refundMail(order, context.site, amount, notify.message)) await context.mail(mail);
}

/** Saves a refund as it stands after a change; where everybody was asked by that, with all that follows from it. */
export async function saveRefund(
  context: Context,
  before: OrderState,
  { refund, ...after }: OrderState & { refund: Refund },
  { author, effects }: Pick<OpenRefund, 'author' | 'effects'>,
): Promise<OrderTransactions> {
  const { id: orderId } = before.order;
  const known = findRefund(before, refund.id ?? '');
  const stamp = { ...stampOf(context), author: author ?? undefined };
  const isConcluding = !isScheduled(refund) && (!known || isScheduled(known));
  const told = isConcluding ? concludeRefund(after, refund, stamp) : after;
  const { state, restock } = restockRefund(told, { known, refund }, effects.restock);
  const order = await saveOrder(context, before, state, (stored) => [
    ...completed(orderId, refund, after.transactions, effects),
    ...restocked(stored, restock),
  ]);
  if (isConcluding) await tellBuyer(context, order, refund, effects.notify);
  return after.transactions;
}

/**
 * Writes down what became of one part of a refund. However often and from however many sides that is heard, it has its
 * effect once.
 * @returns undefined where it changes nothing
 */
export async function recordRefundPart(
  context: Context,
  { orderId, refundId }: { orderId: string; refundId: string },
  result: PartResult,
): Promise<OrderTransactions | undefined> {
  const before = await lockOrder(context, orderId);
  const open = await findOpenRefund(context, refundId);
  const author = context.actor ?? open?.author ?? null;
  const stamp = { ...stampOf(context), author: author ?? undefined };
  const after = endRefundPart(before, refundId, result, stamp);
  if (!after) return undefined;
  const transactions = await saveRefund(context, before, after, {
    author,
    effects: open?.effects ?? NO_EFFECTS,
  });
  const requested = findRefund(after, refundId)?.transactions ?? [];
  if (!requested.some(isPendingRefund)) await removeOpenRefund(context, refundId);
  return transactions;
}
