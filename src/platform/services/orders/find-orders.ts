import type { Context } from '../../context.ts';
import type { Handler, OrdersApi } from '../../contract/index.ts';
import { readOrder } from './order-change.ts';
import { ownOrders, shownTo } from './rules/visibility.ts';
import { orders } from './tables.ts';

export const getOrder: Handler<OrdersApi, 'getOrder', Context> = async ({ id }, context) => ({
  order: shownTo(await readOrder(context, id), context.caller),
});

export const searchOrders: Handler<OrdersApi, 'searchOrders', Context> = async (
  { search },
  { db, siteId, caller },
) => {
  const { items, metadata } = await orders.search(db, siteId, search ?? {}, { scope: ownOrders(caller) });
  return { orders: items.map((order) => shownTo(order, caller)), metadata };
};
