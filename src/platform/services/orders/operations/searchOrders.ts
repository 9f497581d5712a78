import type { Context } from '../../../context.ts';
import type { OrdersApi, Reply, Request } from '../../../contract/index.ts';
import { ownOrders, shownTo } from '../rules/visibility.ts';
import { orders } from '../tables.ts';

export async function searchOrders(
  request: Request<OrdersApi, 'searchOrders'>,
  { db, siteId, caller }: Context,
): Promise<Reply<OrdersApi, 'searchOrders'>> {
  const { items, metadata } = await orders.search(db, siteId, request.search ?? {}, {
    scope: ownOrders(caller),
  });
  return { orders: items.map((order) => shownTo(order, caller)), metadata };
}
