import type { Order, OrderState, Stamp } from '../order.ts';
import { activity, addActivities } from './activities.ts';
import type { Restock } from './record-refund.ts';

export type CancelRejection = 'ORDER_HAS_AUTHORIZED_TRANSACTION' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED';

export function cancelRejection({ order, transactions }: OrderState): CancelRejection | undefined {
  if (order.status === 'PENDING') return 'ORDER_IS_PENDING';
  if (order.status === 'REJECTED') return 'ORDER_IS_REJECTED';
  const isAuthorized = transactions.payments.some(({ status }) => status === 'AUTHORIZED');
  return isAuthorized ? 'ORDER_HAS_AUTHORIZED_TRANSACTION' : undefined;
}

/** What of an order is not back in stock yet. */
export const restockAll = ({ lineItems }: Pick<Order, 'lineItems'>): Restock[] =>
  lineItems.flatMap(({ id, quantity = 0, restockQuantity }) => {
    const remaining = quantity - (restockQuantity ?? 0);
    return id !== undefined && remaining > 0 ? [{ lineItemId: id, quantity: remaining }] : [];
  });

/** Cancels without refunding: what was paid stays paid. */
export function cancel(order: Order, restock: readonly Restock[], stamp: Stamp): Order {
  const lineItems = order.lineItems.map((line) => {
    const back = restock.find(({ lineItemId }) => lineItemId === line.id)?.quantity ?? 0;
    return back > 0 ? { ...line, restockQuantity: (line.restockQuantity ?? 0) + back } : line;
  });
  return {
    ...order,
    status: 'CANCELED',
    lineItems,
    activities: addActivities(order.activities, [activity('ORDER_CANCELED', stamp)]),
  };
}
