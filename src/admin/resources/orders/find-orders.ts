import { orderOperations } from '../../../wix/order-operations.ts';
import { toRecord } from '../../data/stored-record.ts';
import type { Found } from '../../data/admin-resource.ts';
import { quickSearch } from './list-spec.ts';
import { customerName } from './order-facts.ts';

import { ordersProvider } from './provider.ts';

const mostFound = 6;

/** For the command palette: by number, e-mail or name. */
export async function findOrders(expression: string, signal: AbortSignal): Promise<Found[]> {
  const filter = quickSearch(expression);
  if (!filter) return [];
  const reply = await orderOperations.search(
    { filter, sort: [{ fieldName: 'purchasedDate', order: 'DESC' }], cursorPaging: { limit: mostFound } },
    { signal },
  );
  return (reply.orders ?? []).map((order) => ({
    id: order._id ?? '',
    to: `/orders/${order._id}`,
    title: `#${order.number ?? ''}`,
    detail: customerName(toRecord(order)),
  }));
}

/** The figure beside "Orders" in the rail. */
export async function ordersToFulfil(signal: AbortSignal): Promise<number> {
  const { data } = await ordersProvider.counts('orders', { filter: {}, signal });
  return data?.tabs['toFulfil'] ?? 0;
}
