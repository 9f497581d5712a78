import { compareMoney, isPositiveMoney, roundMoney, type Decimal } from '#shared/money.ts';
import {
  isBeingRefunded,
  isOffline,
  isReceived,
  isStored,
  refundableOf,
  type Payment,
} from '../../order-transactions/public.ts';
import type { OrderState } from '../order.ts';

export type NonRefundableReason =
  | 'ALREADY_REFUNDED'
  | 'NOT_PAID'
  | 'ZERO_PRICE'
  | 'DISABLED_BY_PROVIDER'
  | 'PENDING_REFUND'
  | 'ORDER_IS_PENDING'
  | 'ORDER_IS_REJECTED';

export type Refundability =
  | { kind: 'refundable' }
  /** The money goes back outside of the platform, which only records it. */
  | { kind: 'manual'; reason: 'OFFLINE' }
  | { kind: 'no'; reason: NonRefundableReason };

const no = (reason: NonRefundableReason): Refundability => ({ kind: 'no', reason });

/** Whether and how a payment can be given back now. Money that came for an order which came to nothing can. */
export function refundability(
  payment: Payment,
  { order, transactions: { refunds } }: OrderState,
): Refundability {
  if (order.status === 'PENDING') return no('ORDER_IS_PENDING');
  if (!isReceived(payment, refunds)) {
    return no(order.status === 'REJECTED' ? 'ORDER_IS_REJECTED' : 'NOT_PAID');
  }
  if (!isPositiveMoney(payment.amount?.amount) && !payment.membershipPaymentDetails) return no('ZERO_PRICE');
  if (payment.status === 'VOIDED' || payment.status === 'REFUNDED') return no('ALREADY_REFUNDED');
  if (payment.refundDisabled) return no('DISABLED_BY_PROVIDER');
  // One refund of a payment at a time: what a provider still works on may yet fail.
  if (isBeingRefunded(payment.id, refunds)) return no('PENDING_REFUND');
  return isOffline(payment) ? { kind: 'manual', reason: 'OFFLINE' } : { kind: 'refundable' };
}

export interface PaymentRefundInput {
  paymentId?: string | undefined;
  amount?: { amount?: string | undefined } | undefined;
  externalRefund?: boolean | undefined;
  externalRefundInfo?: { refundStatus?: string | undefined } | undefined;
}

/** A refund of one payment that passed every rule. */
export interface PlannedRefund {
  payment: Payment;
  amount: Decimal;
  /** Set when the money goes back outside of the platform. */
  external: 'SUCCEEDED' | 'PENDING' | undefined;
}

export type PaymentError =
  | { code: 'PAYMENT_NOT_FOUND'; asked: PaymentRefundInput }
  | { code: 'PAYMENT_NOT_REFUNDABLE'; asked: PaymentRefundInput; reason: NonRefundableReason }
  | { code: 'EXTERNAL_REFUND_EXPECTED'; asked: PaymentRefundInput }
  | { code: 'INVALID_PAYMENT_REFUND_AMOUNT'; asked: PaymentRefundInput; maxRefund: Decimal };

export function planPaymentRefund(
  state: OrderState,
  paymentRefundInput: PaymentRefundInput,
): PlannedRefund | PaymentError {
  const payment = state.transactions.payments.find(({ id }) => id === paymentRefundInput.paymentId);
  if (!payment) return { code: 'PAYMENT_NOT_FOUND', asked: paymentRefundInput };
  const external =
    paymentRefundInput.externalRefund || paymentRefundInput.externalRefundInfo
      ? paymentRefundInput.externalRefundInfo?.refundStatus === 'PENDING'
        ? 'PENDING'
        : 'SUCCEEDED'
      : undefined;
  const can = refundability(payment, state);
  if (can.kind === 'no')
    return { code: 'PAYMENT_NOT_REFUNDABLE', asked: paymentRefundInput, reason: can.reason };
  if (can.kind === 'manual' && external === undefined)
    return { code: 'EXTERNAL_REFUND_EXPECTED', asked: paymentRefundInput };
  const max = roundMoney(refundableOf(payment, state.transactions.refunds), state.order.currency);
  // Gift cards and memberships get back all they gave, whatever is asked.
  const amount = isStored(payment)
    ? max
    : roundMoney(paymentRefundInput.amount?.amount ?? max, state.order.currency);
  if (compareMoney(amount, max) > 0 || (!isPositiveMoney(amount) && !payment.membershipPaymentDetails)) {
    return { code: 'INVALID_PAYMENT_REFUND_AMOUNT', asked: paymentRefundInput, maxRefund: max };
  }
  return { payment, amount, external };
}
