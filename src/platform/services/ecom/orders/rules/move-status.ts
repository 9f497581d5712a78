import type { Activity, Order, OrderState, Stamp } from '../order.ts';
import { activity, addActivities } from './activities.ts';
import { cancel } from './cancel.ts';
import { voidWaitingPayments } from './stored-payments.ts';
import { approveWithStored, reconcile } from './reconcile.ts';

export type OrderStatus = NonNullable<Order['status']>;
export type StatusRejection = 'STATUS_NOT_SUPPORTED' | 'STATUS_ALREADY_SET' | 'UNSUPPORTED_TRANSITION';

const MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  INITIALIZED: ['APPROVED', 'PENDING', 'REJECTED', 'CANCELED'],
  PENDING: ['APPROVED', 'REJECTED', 'CANCELED'],
  APPROVED: ['CANCELED'],
  CANCELED: [],
  REJECTED: [],
};

/** Why an order cannot get this status from outside. Nothing goes back to the beginning. */
export function statusRejection(
  { order, transactions }: OrderState,
  status: OrderStatus,
): StatusRejection | undefined {
  if (status === 'INITIALIZED') return 'STATUS_NOT_SUPPORTED';
  if (order.status === status) return 'STATUS_ALREADY_SET';
  if (!MOVES[order.status ?? 'INITIALIZED'].includes(status)) return 'UNSUPPORTED_TRANSITION';
  // Held money is captured or let go of first.
  const isHeld = transactions.payments.some((payment) => payment.status === 'AUTHORIZED');
  return isHeld && status !== 'APPROVED' ? 'UNSUPPORTED_TRANSITION' : undefined;
}

const withEntry = (order: Order, status: OrderStatus, entry: Activity): Order => ({
  ...order,
  status,
  activities: addActivities(order.activities, [entry]),
});

/** The order with another status; `statusRejection` says whether that may be. */
export function moveStatus(state: OrderState, status: OrderStatus, stamp: Stamp): OrderState {
  const { order, transactions } = state;
  switch (status) {
    case 'APPROVED':
      return reconcile(approveWithStored(state, stamp), stamp);
    case 'PENDING':
      return { order: withEntry(order, status, activity('ORDER_PENDING', stamp)), transactions };
    case 'REJECTED': {
      const rejected = withEntry(order, status, activity('ORDER_REJECTED', stamp));
      return voidWaitingPayments({ order: rejected, transactions }, stamp);
    }
    case 'CANCELED':
      return voidWaitingPayments({ order: cancel(order, [], stamp), transactions }, stamp);
    default:
      return state;
  }
}
