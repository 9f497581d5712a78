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

/**
 * The order's payment status follows from its payments and refunds; nothing else sets it. The contract lists a balance of 0 for
 * refunded orders, so only an order that was paid in full is one: what nobody ever paid stays due after a refund.
 */
export function derivePaymentStatus(transactions: OrderTransactions, total: Decimal): PaymentStatus {
  const { paid, refunded } = sumPayments(transactions);
  if (compareMoney(paid, total) >= 0) {
    if (!isPositiveMoney(refunded)) return 'PAID';
    return compareMoney(refunded, total) >= 0 ? 'FULLY_REFUNDED' : 'PARTIALLY_REFUNDED';
  }
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
 * What is left to pay, by the contract's table of statuses; negative for what was paid too much, which a refund returns first.
 * A refund changes nothing else: what nobody ever paid stays due.
 */
export function deriveBalance(transactions: OrderTransactions, total: Decimal): Decimal {
  const status = derivePaymentStatus(transactions, total);
  if (status === 'PENDING' || status === 'PENDING_MERCHANT') return '0';
  const { paid, refunded } = sumPayments(transactions);
  const due = subtractMoney(total, paid);
  return compareMoney(due, '0') < 0 ? minMoney('0', addMoney(due, refunded)) : due;
}
