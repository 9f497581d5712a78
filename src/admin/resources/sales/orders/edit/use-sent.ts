import { ordersDesk } from '#shared/desks/orders.ts';
import { useMay } from '#admin/access/session.ts';
import { sentOf } from '../fulfil/parcels.ts';
import { useFulfillments } from '../fulfil/use-fulfillments.ts';
import type { OrderRecord } from '../order-record.ts';

/** How many pieces of each line left; all of them where the order says so and nobody kept account of parcels. */
export function useSent(order: OrderRecord): ReadonlyMap<string, number> {
  const mayRead = useMay(ordersDesk.rights.fulfillments);
  const { data: fulfillments = [] } = useFulfillments(order.id, mayRead);
  if (fulfillments.length > 0) return sentOf(fulfillments);
  const lines = order.fulfillmentStatus === 'FULFILLED' ? (order.lineItems ?? []) : [];
  return new Map(lines.map(({ _id, quantity }) => [_id ?? '', quantity ?? 0]));
}
