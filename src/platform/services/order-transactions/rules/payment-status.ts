import { compareMoney, isPositiveMoney, subtractMoney, type Decimal } from '#shared/money.ts';
import type { OrderTransactions } from '../order-transactions.ts';
import { sumPayments } from './payment-sums.ts';

export type PaymentStatus =
  | 'NOT_PAID'
  | 'PAID'
  | 'PARTIALLY_REFUNDED'
  | 'FULLY_REFUNDED'
  | 'PENDING'
  | 'PARTIALLY_PAID'
  | 'PENDING_MERCHANT'
  | 'CANCELED'
  | 'DECLINED';

/** The order's payment status follows from its payments and refunds; nothing else sets it. */
export function derivePaymentStatus(transactions: OrderTransactions, total: Decimal): PaymentStatus {
  const { paid, refunded } = sumPayments(transactions);
  if (isPositiveMoney(refunded)) {
    return compareMoney(refunded, total) >= 0 ? 'FULLY_REFUNDED' : 'PARTIALLY_REFUNDED';
  }
  if (compareMoney(paid, total) >= 0) return 'PAID';
  if (isPositiveMoney(paid)) return 'PARTIALLY_PAID';
  const statuses = transactions.payments.map(({ status }) => status);
  if (statuses.includes('PENDING_MERCHANT')) return 'PENDING_MERCHANT';
  if (statuses.includes('PENDING') || statuses.includes('AUTHORIZED')) return 'PENDING';
  if (statuses.length === 0) return 'NOT_PAID';
  if (statuses.every((status) => status === 'DECLINED')) return 'DECLINED';
  if (statuses.every((status) => status === 'CANCELED' || status === 'VOIDED')) return 'CANCELED';
  return 'NOT_PAID';
}

/** What is left to pay; negative after overpayment, nothing while payments are pending or after a refund. */
export function deriveBalance(transactions: OrderTransactions, total: Decimal): Decimal {
  const status = derivePaymentStatus(transactions, total);
  const { paid } = sumPayments(transactions);
  switch (status) {
    case 'PENDING':
    case 'PENDING_MERCHANT':
    case 'PARTIALLY_REFUNDED':
    case 'FULLY_REFUNDED':
      return '0';
    default:
      return subtractMoney(total, paid);
  }
}
