import { addMoney, compareMoney, isPositiveMoney, subtractMoney, type Decimal } from '#shared/money.ts';
import type { OrderTransactions, Payment, Refund, RefundTransaction } from '../order-transactions.ts';

/** What an order's payments and refunds add up to; exact decimals, not yet written with the currency's digits. */
export interface PaymentTotals {
  /** Approved payments, those refunded later included. */
  paid: Decimal;
  authorized: Decimal;
  pending: Decimal;
  refunded: Decimal;
  pendingRefund: Decimal;
}

const RECEIVED = new Set<string | undefined>(['APPROVED', 'REFUNDED', 'PARTIALLY_REFUNDED']);
const PENDING = new Set<string | undefined>(['PENDING', 'PENDING_MERCHANT']);

/** What counts for balances: cash may be rounded at the till, the order's debt is not. */
export const amountOf = (payment: Payment): Decimal =>
  payment.cashRounding?.unroundedAmount?.amount ?? payment.amount?.amount ?? '0';

export const isStored = (payment: Payment): boolean =>
  Boolean(payment.giftcardPaymentDetails ?? payment.membershipPaymentDetails);
export const isOffline = (payment: Payment): boolean =>
  payment.regularPaymentDetails?.offlinePayment === true;

/** Neither failed nor done. */
export const isPendingRefund = ({ refundStatus }: RefundTransaction): boolean =>
  refundStatus === 'PENDING' || refundStatus === 'SCHEDULED' || refundStatus === 'STARTED';

const refundTransactions = (refunds: readonly Refund[]): RefundTransaction[] =>
  refunds.flatMap((refund) => refund.transactions ?? []);

const sum = (amounts: Decimal[]): Decimal => addMoney('0', ...amounts);

/** Refunds of one payment, by how far they are. */
export function refundsOf(
  paymentId: string,
  refunds: readonly Refund[],
): { refunded: Decimal; pending: Decimal } {
  const own = refundTransactions(refunds).filter((transaction) => transaction.paymentId === paymentId);
  const amounts = (list: RefundTransaction[]): Decimal =>
    sum(list.map(({ amount }) => amount?.amount ?? '0'));
  return {
    refunded: amounts(own.filter(({ refundStatus }) => refundStatus === 'SUCCEEDED')),
    pending: amounts(own.filter(isPendingRefund)),
  };
}

/** Also where nothing is counted, as with a membership. */
export const isBeingRefunded = (paymentId: string, refunds: readonly Refund[]): boolean =>
  refundTransactions(refunds).some((part) => part.paymentId === paymentId && isPendingRefund(part));

const hasRefund = (paymentId: string, refunds: readonly Refund[]): boolean =>
  refundTransactions(refunds).some(
    (transaction) => transaction.paymentId === paymentId && transaction.refundStatus === 'SUCCEEDED',
  );

/** Money of this payment arrived; a gift card voided by its refund did arrive once. */
export const isReceived = (payment: Payment, refunds: readonly Refund[]): boolean =>
  RECEIVED.has(payment.status) || (payment.status === 'VOIDED' && hasRefund(payment.id, refunds));

export function sumPayments({ payments, refunds }: OrderTransactions): PaymentTotals {
  const where = (keep: (payment: Payment) => boolean): Decimal => sum(payments.filter(keep).map(amountOf));
  const byStatus = (keep: (transaction: RefundTransaction) => boolean): Decimal =>
    sum(
      refundTransactions(refunds)
        .filter(keep)
        .map(({ amount }) => amount?.amount ?? '0'),
    );
  return {
    paid: where((payment) => isReceived(payment, refunds)),
    authorized: where(({ status }) => status === 'AUTHORIZED'),
    pending: where(({ status }) => PENDING.has(status)),
    refunded: byStatus(({ refundStatus }) => refundStatus === 'SUCCEEDED'),
    pendingRefund: byStatus(isPendingRefund),
  };
}

/** What may still be given back of a payment. */
export function refundableOf(payment: Payment, refunds: readonly Refund[]): Decimal {
  if (!isReceived(payment, refunds)) return '0';
  const { refunded, pending } = refundsOf(payment.id, refunds);
  const rest = subtractMoney(subtractMoney(payment.amount?.amount, refunded), pending);
  return isPositiveMoney(rest) ? rest : '0';
}

/** The status a payment has after its refunds; gift cards and memberships are voided, never part refunded. */
export function statusAfterRefunds(payment: Payment, refunds: readonly Refund[]): Payment['status'] {
  if (!hasRefund(payment.id, refunds) || !isReceived(payment, refunds)) return payment.status;
  if (isStored(payment)) return 'VOIDED';
  const { refunded } = refundsOf(payment.id, refunds);
  return compareMoney(refunded, payment.amount?.amount) >= 0 ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
}
