import { addMoney, roundMoney } from '../../../shared/money.ts';
import type { Context } from '../../context.ts';
import { badRequest, invalid, type PlatformError } from '../../contract/errors.ts';
import { GIFT_CARD_APP_ID, voidGiftCard } from '../gift-vouchers/public.ts';
import {
  isPendingRefund,
  isStored,
  type OrderTransactions,
  type Refund,
} from '../order-transactions/public.ts';
import {
  calculateItems,
  lockOrder,
  planPaymentRefund,
  priceViolations,
  recordRefund,
  refundMail,
  restocked,
  saveOrder,
  stampOf,
  TRANSACTIONS_FQDN,
  type ItemsRefund,
  type OrderState,
  type PaymentError,
  type PaymentRefundInput,
  type PlannedRefund,
  type RefundItems,
  type RefundOutcome,
  type Restock,
} from '../orders/public.ts';
import { duplicatePayments, itemRefusal, restockRefusal } from './rules/refusals.ts';

export interface RefundCommand {
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
  notify: { message: string | null | undefined } | undefined;
  /** Told to listeners as the caller gave them. */
  sideEffects: object | undefined;
  /** The error of a payment in the words of the operation. */
  refuse(error: PaymentError): PlatformError;
}

export interface ExecutedRefund {
  refund: Refund;
  transactions: OrderTransactions;
}

/**
 * Asks the provider, unless the money goes back elsewhere. The key says which refund of the payment this is: when a
 * call breaks off after the provider paid and is tried again, the provider recognises it.
 */
async function perform(
  context: Context,
  planned: PlannedRefund,
  { order, transactions }: OrderState,
): Promise<RefundOutcome> {
  const { payment, amount, external } = planned;
  if (external !== undefined) return { ...planned, status: external };
  if (isStored(payment)) {
    const { appId, giftCardPaymentId } = payment.giftcardPaymentDetails ?? {};
    if (appId === GIFT_CARD_APP_ID && giftCardPaymentId) await voidGiftCard(context, giftCardPaymentId);
    return { ...planned, status: 'SUCCEEDED' };
  }
  const earlier = transactions.refunds
    .flatMap((refund) => refund.transactions ?? [])
    .filter(({ paymentId }) => paymentId === payment.id).length;
  const providerTransactionId = payment.regularPaymentDetails?.providerTransactionId ?? undefined;
  const answer = await context.payments.refund({
    paymentId: payment.id,
    amount,
    currency: order.currency,
    idempotencyKey: `${payment.id}:${earlier}`,
    ...(providerTransactionId !== undefined && { providerTransactionId }),
  });
  return answer.status === 'FAILED'
    ? { ...planned, status: 'FAILED', reason: answer.reason }
    : { ...planned, status: answer.status, providerRefundId: answer.providerRefundId };
}

/** Every rule, before any money moves. */
function plan(
  state: OrderState,
  command: RefundCommand,
): { planned: PlannedRefund[]; items: ItemsRefund | undefined } {
  const { payments, paymentsPath, items, itemsPath } = command;
  const { currency } = state.order;
  const violations = [
    ...duplicatePayments(payments, paymentsPath),
    ...priceViolations(payments, paymentsPath, currency),
    ...priceViolations(items, itemsPath, currency),
  ];
  if (violations.length > 0) throw invalid(violations);
  const calculation = items && calculateItems(state, items);
  const refused = calculation?.errors[0];
  if (refused) throw itemRefusal(refused);
  const planned = payments.map((payment) => {
    const result = planPaymentRefund(state, payment);
    if ('code' in result) throw command.refuse(result);
    return result;
  });
  return { planned, items: calculation?.items };
}

/** Refunds payments of an order that stays locked from the first check to the record. */
export async function executeRefund(context: Context, command: RefundCommand): Promise<ExecutedRefund> {
  const before = await lockOrder(context, command.orderId);
  const { planned, items } = plan(before, command);
  const restock = command.restock(before, items);
  const refusedStock = restockRefusal(before.order, items, restock);
  if (refusedStock) throw refusedStock;
  if (before.transactions.refunds.length >= MAX_REFUNDS) {
    throw badRequest(`An order has at most ${MAX_REFUNDS} refunds.`, 'TOO_MANY_REFUNDS', {
      threshold: MAX_REFUNDS,
    });
  }
  const outcomes: RefundOutcome[] = [];
  for (const one of planned) outcomes.push(await perform(context, one, before));

  const stamp = stampOf(context);
  const record = { id: stamp.guid(), outcomes, items, restock, reason: command.reason };
  const { refund, ...after } = recordRefund(before, record, stamp);
  const given = outcomes.filter(({ status }) => status !== 'FAILED');
  const isFinal = !(refund.transactions ?? []).some(isPendingRefund);
  const { orderId } = command;
  const order = await saveOrder(context, before, after, (stored) => [
    ...(isFinal
      ? [
          {
            entityFqdn: TRANSACTIONS_FQDN,
            slug: 'refund_completed',
            entityId: orderId,
            body: {
              actionEvent: {
                body: {
                  orderId,
                  refund,
                  sideEffects: command.sideEffects,
                  orderTransactions: after.transactions,
                },
              },
            },
          },
        ]
      : []),
    ...(given.length > 0 ? restocked(stored, restock) : []),
  ]);
  if (command.notify && given.length > 0) {
    const amount = roundMoney(addMoney(...given.map((one) => one.amount)), order.currency);
    for (const mail of refundMail(order, context.site, amount, command.notify.message))
      await context.mail(mail);
  }
  return { refund, transactions: after.transactions };
}

/** The contract's own bound on what an order keeps. */
const MAX_REFUNDS = 300;
