import type { Context } from '#platform/context.ts';
import { notFound, PlatformError } from '#platform/contract/errors.ts';
import { lockOrder, type OrderState } from '../orders/public.ts';

/** The order with its money, held; where it is not there, in the words of those who ask for its transactions. */
export async function lockTransactions(context: Context, orderId: string): Promise<OrderState> {
  try {
    return await lockOrder(context, orderId);
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== 'ORDER_NOT_FOUND') throw error;
    throw notFound('The order was not found.', 'ORDER_TRANSACTIONS_NOT_FOUND', { orderId });
  }
}
