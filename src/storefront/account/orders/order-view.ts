import type { Order } from '#wix/shopper/order-operations.ts';
import { isOfFiles, isOfGiftCards } from '#shared/order-lines.ts';
import { isPositiveMoney, subtractMoney } from '#shared/money.ts';

/** One word for where an order stands. */
export type OrderViewStatus =
  | 'cancelled'
  | 'declined'
  | 'refunded'
  | 'partlyRefunded'
  | 'paying'
  | 'unpaid'
  | 'ready'
  | 'paid'
  | 'posted'
  | 'partlyPosted'
  | 'completed'
  | 'printing';

/** Not of services, nor of what the buyer collects. */
export const isShipped = ({ shippingInfo }: Order): boolean =>
  shippingInfo !== undefined && !shippingInfo.logistics?.pickupDetails;

export function orderStatusOf(order: Order): OrderViewStatus {
  const { status, paymentStatus, fulfillmentStatus } = order;
  if (status === 'CANCELED' || status === 'REJECTED') return 'cancelled';
  if (paymentStatus === 'FULLY_REFUNDED') return 'refunded';
  if (paymentStatus === 'PARTIALLY_REFUNDED') return 'partlyRefunded';
  if (paymentStatus === 'DECLINED') return 'declined';
  if (status === 'INITIALIZED' || paymentStatus === 'PENDING') return 'paying';
  // Files are there with the payment, whatever was fulfilled before it.
  if (isOfFiles(order)) return paymentStatus === 'PAID' ? 'ready' : 'unpaid';
  if (isOfGiftCards(order)) return paymentStatus === 'PAID' ? 'paid' : 'unpaid';
  if (fulfillmentStatus === 'FULFILLED') return isShipped(order) ? 'posted' : 'completed';
  if (fulfillmentStatus === 'PARTIALLY_FULFILLED' && isShipped(order)) return 'partlyPosted';
  return paymentStatus === 'PAID' ? 'printing' : 'unpaid';
}

export const toneOf: Readonly<Record<OrderViewStatus, 'info' | 'success' | 'warning' | 'danger'>> = {
  cancelled: 'danger',
  declined: 'danger',
  refunded: 'warning',
  partlyRefunded: 'warning',
  paying: 'info',
  unpaid: 'warning',
  ready: 'success',
  paid: 'success',
  posted: 'success',
  partlyPosted: 'info',
  completed: 'success',
  printing: 'info',
};

export interface Moment {
  name: 'placed' | 'paid' | 'posted' | 'completed' | 'cancelled' | 'refunded';
  state: 'done' | 'now' | 'open';
  date: Date | undefined;
}

type OrderActivityEntry = NonNullable<Order['activities']>[number];

const typeOf = (activity: OrderActivityEntry): string => activity.activityType ?? activity.type ?? '';

const whenOf = (order: Order, ...types: string[]): Date | undefined =>
  order.activities?.findLast((activity) => types.includes(typeOf(activity)))?._createdDate ?? undefined;

/** What went back, as far as it is known to have gone. */
export const refundedOf = ({ balanceSummary }: Order): string => balanceSummary?.refunded?.amount ?? '0';

/** Placed, paid, and shipped or completed; or how it ended instead. */
export function timelineOf(order: Order): Moment[] {
  const status = orderStatusOf(order);
  const refunded = isPositiveMoney(refundedOf(order));
  const isPaid =
    refunded || isPositiveMoney(order.balanceSummary?.paid?.amount) || order.paymentStatus === 'PAID';
  const isPosted = order.fulfillmentStatus === 'FULFILLED';
  const isOver = status === 'cancelled' || status === 'declined';
  const placed: Moment = {
    name: 'placed',
    state: 'done',
    date: order.purchasedDate ?? order._createdDate ?? undefined,
  };
  const pay: Moment = { name: 'paid', state: isPaid ? 'done' : 'now', date: whenOf(order, 'ORDER_PAID') };
  const post: Moment = {
    name: isShipped(order) ? 'posted' : 'completed',
    state: isPosted ? 'done' : isPaid ? 'now' : 'open',
    date: isPosted ? whenOf(order, 'ORDER_FULFILLED') : undefined,
  };
  const back: Moment = {
    name: 'refunded',
    state: 'done',
    date: whenOf(order, 'PAYMENT_REFUNDED', 'ORDER_REFUNDED', 'REFUND_INITIATED'),
  };
  const end: Moment = {
    name: 'cancelled',
    state: 'done',
    date: whenOf(order, 'ORDER_CANCELED', 'ORDER_REJECTED'),
  };
  if (isOver) return [placed, ...(isPaid ? [pay] : []), end, ...(refunded ? [back] : [])];
  // What was paid back before it was posted is not posted any more.
  const isGivenUp = status === 'refunded' && !isPosted;
  return [
    placed,
    pay,
    ...(isGivenUp || isOfFiles(order) || isOfGiftCards(order) ? [] : [post]),
    ...(refunded ? [back] : []),
  ];
}

/** What is still to be paid. */
export const owedOf = ({ priceSummary, balanceSummary }: Order): string =>
  balanceSummary?.balance?.amount ??
  subtractMoney(priceSummary?.total?.amount ?? '0', balanceSummary?.paid?.amount ?? '0');

export const countPieces = ({ lineItems = [] }: Order): number =>
  lineItems.reduce((sum, { quantity = 0 }) => sum + quantity, 0);
