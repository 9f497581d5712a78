import type { Context } from '#platform/context.ts';
import { defineService } from '#platform/service.ts';
import { readManyFulfillments } from '../../ecom/order-fulfillments/public.ts';
import { emptyTransactions, readManyTransactions } from '../../ecom/order-transactions/public.ts';
import { findOrder, type Order, queryOrders } from '../../ecom/orders/public.ts';
import { orderQuery } from './rules/order-query.ts';
import { storesOrder } from './rules/stores-order.ts';

interface QueryRequest {
  query?: {
    filter?: unknown;
    sort?: unknown;
    paging?: { limit?: number; offset?: number };
  };
}

async function present({ db, siteId }: Context, orders: readonly Order[]): Promise<object[]> {
  const ids = orders.map(({ id }) => id);
  const [money, parcels] = await Promise.all([
    readManyTransactions(db, siteId, ids),
    readManyFulfillments(db, siteId, ids),
  ]);
  const transactions = new Map(money.map((one) => [one.orderId, one]));
  return orders.map((order) =>
    storesOrder({
      order,
      transactions: transactions.get(order.id) ?? emptyTransactions(order.id),
      fulfillments: parcels.get(order.id) ?? [],
    }),
  );
}

/** @throws 404 ORDER_NOT_FOUND */
async function getStoresOrder({ id }: { id: string }, context: Context): Promise<object> {
  const [order] = await present(context, [await findOrder(context, id)]);
  return { order };
}

async function queryStoresOrders({ query = {} }: QueryRequest, context: Context): Promise<object> {
  const { paging } = query;
  const { items, metadata } = await queryOrders(context, { ...orderQuery(query), ...(paging && { paging }) });
  return {
    orders: await present(context, items),
    metadata: { items: items.length, offset: metadata.offset },
    totalResults: metadata.total,
  };
}

/** Orders as clients of before Wix eCommerce read them. */
export const storesOrders = defineService({
  name: 'stores-orders',
  package: 'older_stores-orders',
  handlers: { getStoresOrder, queryStoresOrders },
});
