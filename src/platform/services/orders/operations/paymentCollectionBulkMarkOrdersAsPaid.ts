import type { Context } from '../../../context.ts';
import type { OrdersApi, Reply, Request } from '../../../contract/index.ts';
import { runBulk } from '../bulk.ts';
import { markAsPaid } from '../mark-as-paid.ts';

export async function paymentCollectionBulkMarkOrdersAsPaid(
  request: Request<OrdersApi, 'paymentCollectionBulkMarkOrdersAsPaid'>,
  context: Context,
): Promise<Reply<OrdersApi, 'paymentCollectionBulkMarkOrdersAsPaid'>> {
  return runBulk(context.db, request.ecomOrderIds, (id) => markAsPaid(context, id));
}
