import { isPositiveMoney } from '../../../../shared/money.ts';
import type { Context } from '../../../context.ts';
import type { CheckoutApi, Reply, Request } from '../../../contract/index.ts';
import { place } from '../place.ts';

/** Money that is left to collect leaves the order INITIALIZED; until it is paid, calling again brings it up to date. */
export async function createOrder(
  { id }: Request<CheckoutApi, 'createOrder'>,
  context: Context,
): Promise<Reply<CheckoutApi, 'createOrder'>> {
  const { order, due } = await place(context, id, { paidByHand: false });
  return { orderId: order.id, ...(isPositiveMoney(due) && { paymentGatewayOrderId: order.id }) };
}
