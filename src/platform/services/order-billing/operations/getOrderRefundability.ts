import type { Context } from '../../../context.ts';
import type { OrderBillingApi, Reply, Request } from '../../../contract/index.ts';
import { readState } from '../../orders/public.ts';
import { itemRefundability } from '../rules/item-refundability.ts';
import { paymentRefundability, sumRefundability } from '../rules/payment-refundability.ts';

export async function getOrderRefundability(
  request: Request<OrderBillingApi, 'getOrderRefundability'>,
  context: Context,
): Promise<Reply<OrderBillingApi, 'getOrderRefundability'>> {
  const state = await readState(context, request.orderId);
  return {
    payments: state.transactions.payments.map((payment) => paymentRefundability(payment, state)),
    paymentsSummary: sumRefundability(state),
    ...itemRefundability(state),
  };
}
