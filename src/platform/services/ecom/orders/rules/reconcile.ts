import { isZeroMoney, price, type Decimal } from '#shared/money.ts';
import {
  deriveBalance,
  derivePaymentStatus,
  sumPayments,
  statusAfterRefunds,
} from '../../order-transactions/public.ts';
import type { OrderTransactions } from '../../order-transactions/public.ts';
import type { Activity, LineItem, Order, OrderState, Stamp } from '../order.ts';
import { activity, addActivities, hasActivity } from './activities.ts';
import { countWaiting } from './waiting-payments.ts';

type BalanceSummary = NonNullable<Order['balanceSummary']>;

export const totalOf = (order: Pick<Order, 'priceSummary'>): Decimal =>
  order.priceSummary?.total?.amount ?? '0';

export function balanceSummary(
  transactions: OrderTransactions,
  total: Decimal,
  currency: string,
): BalanceSummary {
  const totals = sumPayments(transactions);
  return {
    balance: price(deriveBalance(transactions, total), currency),
    paid: price(totals.paid, currency),
    refunded: price(totals.refunded, currency),
    authorized: price(totals.authorized, currency),
    pending: price(totals.pending, currency),
    pendingRefund: price(totals.pendingRefund, currency),
  };
}

const needsNoShipping = (line: LineItem): boolean =>
  line.itemType?.preset !== undefined &&
  line.itemType.preset !== 'PHYSICAL' &&
  line.physicalProperties?.shippable !== true;

/** Nothing to ship: files and services are delivered with the approval. */
export const isFulfilledOnApproval = (order: Pick<Order, 'lineItems' | 'shippingInfo'>): boolean =>
  order.shippingInfo === undefined && order.lineItems.every(needsNoShipping);

/** What an order becomes when it is approved, which happens once. */
export function approve(order: Order, stamp: Stamp): Order {
  const fulfilled = isFulfilledOnApproval(order) && order.fulfillmentStatus !== 'FULFILLED';
  const added: Activity[] = [];
  if (!hasActivity(order.activities, 'ORDER_PLACED')) added.push(activity('ORDER_PLACED', stamp));
  if (fulfilled) added.push(activity('ORDER_FULFILLED', stamp));
  return {
    ...order,
    status: 'APPROVED',
    ...(fulfilled && { fulfillmentStatus: 'FULFILLED' }),
    activities: addActivities(order.activities, added),
  };
}

/**
 * The timeline has money that came in, not money that went back, which refunds enter themselves. An order that was paid in full
 * and refunded becomes partially paid by an edit that makes it dearer: no money came in then.
 */
function paymentActivity(
  before: Order['paymentStatus'],
  after: Order['paymentStatus'],
  stamp: Stamp,
): Activity[] {
  if (before === after) return [];
  if (after === 'PAID') return [activity('ORDER_PAID', stamp)];
  if (after === 'PARTIALLY_PAID' && before !== 'PARTIALLY_REFUNDED' && before !== 'FULLY_REFUNDED')
    return [activity('ORDER_PARTIALLY_PAID', stamp)];
  return [];
}

/** A deposit is a payment received, too, and money that is held is the shop's to take. */
function isBought({ order, transactions }: OrderState): boolean {
  if (order.status !== 'INITIALIZED' && order.status !== 'PENDING') return false;
  const total = totalOf(order);
  const status = derivePaymentStatus(transactions, total);
  const isHeld = transactions.payments.some((payment) => payment.status === 'AUTHORIZED');
  return (status === 'PAID' || status === 'PARTIALLY_PAID' || isHeld) && !isZeroMoney(total);
}

/** Approves an order with what gift cards were to pay towards it: that is off them already. */
export const approveWithStored = ({ order, transactions }: OrderState, stamp: Stamp): OrderState => ({
  order: approve(order, stamp),
  transactions: { ...transactions, payments: countWaiting(transactions.payments, stamp) },
});

/**
 * Brings payment statuses, payment status, balance and approval of an order in line with its transactions. Every
 * change of money ends here.
 */
export function reconcile({ order, transactions }: OrderState, stamp: Stamp): OrderState {
  const payments = transactions.payments.map((payment) => {
    const status = statusAfterRefunds(payment, transactions.refunds);
    return status === payment.status ? payment : { ...payment, status, updatedDate: stamp.now };
  });
  const changed = { order, transactions: { ...transactions, payments } };
  const { order: placed, transactions: settled } = isBought(changed)
    ? approveWithStored(changed, stamp)
    : changed;
  const total = totalOf(order);
  const paymentStatus = derivePaymentStatus(settled, total);
  const next: Order = {
    ...placed,
    paymentStatus,
    balanceSummary: balanceSummary(settled, total, order.currency),
    activities: addActivities(placed.activities, paymentActivity(order.paymentStatus, paymentStatus, stamp)),
  };
  return { order: next, transactions: settled };
}
