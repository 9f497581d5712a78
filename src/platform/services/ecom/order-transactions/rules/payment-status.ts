import {
  addMoney,
  compareMoney,
  isPositiveMoney,
  minMoney,
  subtractMoney,
  type Decimal,
} from '#shared/money.ts';
import type { OrderTransactions } from '../order-transactions.ts';
import { sumPayments } from './payment-totals.ts';

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

/**
 * What is left to pay; negative for what was paid too much, nothing while payments are pending. A refund first returns what was
 * paid too much, and changes nothing else: what nobody ever paid stays due.
 */
export function deriveBalance(transactions: OrderTransactions, total: Decimal): Decimal {
  const status = derivePaymentStatus(transactions, total);
  if (status === 'PENDING' || status === 'PENDING_MERCHANT') return '0';
  const { paid, refunded } = sumPayments(transactions);
  const due = subtractMoney(total, paid);
  return compareMoney(due, '0') < 0 ? minMoney('0', addMoney(due, refunded)) : due;
}
