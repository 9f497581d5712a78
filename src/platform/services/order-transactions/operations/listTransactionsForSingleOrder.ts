import type { Context } from '../../../context.ts';
import type { OrderTransactionsApi, Reply, Request } from '../../../contract/index.ts';
import { readState } from '../../orders/public.ts';

export async function listTransactionsForSingleOrder(
  request: Request<OrderTransactionsApi, 'listTransactionsForSingleOrder'>,
  context: Context,
): Promise<Reply<OrderTransactionsApi, 'listTransactionsForSingleOrder'>> {
  const { transactions } = await readState(context, request.orderId);
  return { orderTransactions: transactions };
}
