import type { Context } from '#platform/context.ts';
import { badRequest, invalid, type PlatformError } from '#platform/contract/errors.ts';
import { giveBackPayment } from '../app-memberships/public.ts';
import { refundGiftCard } from '../gift-vouchers/public.ts';
import {
  isPendingRefund,
  isStored,
  type OrderTransactions,
  type Refund,
} from '../order-transactions/public.ts';
import {
  beginRefund,
  calculateItems,
  findRefund,
  isScheduled,
  lockOrder,
  planPaymentRefund,
  priceViolations,
  readState,
  stampOf,
  type ItemsRefund,
  type OrderState,
  type PaymentError,
  type PaymentRefundInput,
  type PlannedRefund,
  type RefundItems,
  type RefundOutcome,
  type Restock,
} from '../orders/public.ts';
import { nextAttempt } from '../../extensions/payments/public.ts';
import { insertOpenRefund, type RefundEffects } from './open-refunds.ts';
import { resumeRefund } from './resume-refunds.ts';
import { duplicatePayments, itemRejection, restockRejection } from './rules/rejections.ts';
import { saveRefund } from './record-refund.ts';

export interface RefundCommand extends Omit<RefundEffects, 'restock'> {
  orderId: string;
  payments: readonly PaymentRefundInput[];
  /** Where `payments` stands in the request. */
  paymentsPath: string;
  items: RefundItems | undefined;
  /** Where `items` stands in the request. */
  itemsPath: string;
  /** Given the order and what is refunded of it: what goes back to stock. */
  restock(state: OrderState, items: ItemsRefund | undefined): readonly Restock[];
  reason: string | undefined;
  /** The error of a payment in the words of the operation. */
  refuse(error: PaymentError): PlatformError;
}

export interface ExecutedRefund {
  refund: Refund;
  transactions: OrderTransactions;
}

/** What needs no provider is done with the record: money given back elsewhere, and what is kept here. */
async function outcomeOf(context: Context, orderId: string, planned: PlannedRefund): Promise<RefundOutcome> {
  const { payment, external } = planned;
  if (external !== undefined) return { ...planned, status: external };
  if (!isStored(payment)) return { ...planned, status: 'SCHEDULED' };
  const { giftCardPaymentId } = payment.giftcardPaymentDetails ?? {};
  if (giftCardPaymentId) await refundGiftCard(context, giftCardPaymentId);
  if (payment.membershipPaymentDetails)
    await giveBackPayment(context, orderId, payment.membershipPaymentDetails);
  return { ...planned, status: 'SUCCEEDED' };
}

/** Every rule, before any money moves. */
function plan(
  state: OrderState,
  command: RefundCommand,
): { planned: PlannedRefund[]; items: ItemsRefund | undefined; restock: readonly Restock[] } {
  const { payments, paymentsPath, items: askedItems, itemsPath } = command;
  const { currency } = state.order;
  const violations = [
    ...duplicatePayments(payments, paymentsPath),
    ...priceViolations(payments, paymentsPath, currency),
    ...priceViolations(askedItems, itemsPath, currency),
  ];
  if (violations.length > 0) throw invalid(violations);
  const calculation = askedItems && calculateItems(state, askedItems);
  const rejected = calculation?.errors[0];
  if (rejected) throw itemRejection(rejected);
  const planned = payments.map((payment) => {
    const result = planPaymentRefund(state, payment);
    if ('code' in result) throw command.refuse(result);
    return result;
  });
  const items = calculation?.items;
  const restock = command.restock(state, items);
  const refusedStock = restockRejection(state.order, items, restock);
  if (refusedStock) throw refusedStock;
  if (state.transactions.refunds.length >= MAX_REFUNDS) {
    throw badRequest(`An order has at most ${MAX_REFUNDS} refunds.`, 'TOO_MANY_REFUNDS', {
      threshold: MAX_REFUNDS,
    });
  }
  return { planned, items, restock };
}

/** Checks the refund and puts it on record, with the order locked: what it takes nobody else can take. */
async function recordAsked(context: Context, command: RefundCommand): Promise<Refund> {
  const { orderId, reason, notify, sideEffects } = command;
  const before = await lockOrder(context, orderId);
  const { planned, items, restock } = plan(before, command);
  const outcomes: RefundOutcome[] = [];
  for (const one of planned) outcomes.push(await outcomeOf(context, orderId, one));
  const stamp = stampOf(context);
  const begun = beginRefund(before, { id: stamp.guid(), outcomes, items, reason }, stamp);
  const author = context.actor ?? null;
  const effects = { restock, notify, sideEffects };
  await saveRefund(context, before, begun, { author, effects });
  const { refund } = begun;
  if (refund.transactions?.some(isPendingRefund)) {
    const nextAskDate = nextAttempt(context.clock.now(), 0);
    await insertOpenRefund(context, {
      refundId: refund.id ?? '',
      orderId,
      author,
      effects,
      asks: 0,
      nextAskDate,
    });
  }
  return refund;
}

/**
 * Refunds payments of an order: records that they are to be, asks the provider, records what it said. Each of them ends
 * before the next begins, so that nothing is paid that is not on record, and nobody waits for the provider but the
 * caller. What was left in between, `resumeRefunds` brings to an end.
 */
export async function executeRefund(context: Context, command: RefundCommand): Promise<ExecutedRefund> {
  const { orderId } = command;
  const requested = await context.once((inner) => recordAsked(inner, command));
  const refundId = requested.id ?? '';
  if (isScheduled(requested)) await resumeRefund(context, { refundId, orderId, asks: 0 });
  const state = await readState(context, orderId);
  return { refund: findRefund(state, refundId) ?? requested, transactions: state.transactions };
}

/** The contract's own bound on what an order keeps. */
const MAX_REFUNDS = 300;
