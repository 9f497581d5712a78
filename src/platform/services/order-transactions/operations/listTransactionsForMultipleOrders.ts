import type { Context } from '../../../context.ts';
import type { OrderTransactionsApi, Reply, Request } from '../../../contract/index.ts';
import { readManyTransactions } from '../tables.ts';

/** Orders that are not there are left out. */
export async function listTransactionsForMultipleOrders(
  { orderIds }: Request<OrderTransactionsApi, 'listTransactionsForMultipleOrders'>,
  { db, siteId }: Context,
): Promise<Reply<OrderTransactionsApi, 'listTransactionsForMultipleOrders'>> {
  return { orderTransactions: await readManyTransactions(db, siteId, [...new Set(orderIds)]) };
}
