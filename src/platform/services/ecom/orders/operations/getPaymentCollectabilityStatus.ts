import { isPositiveMoney, price } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import type { OrdersApi, Reply, Request } from '#platform/contract/index.ts';
import type { OrderState } from '../order.ts';
import { readState } from '../order-change.ts';
import { collectable } from '../rules/receive-payments.ts';

type Collectability = Reply<OrdersApi, 'getPaymentCollectabilityStatus'>;

function statusOf(state: OrderState, { payments }: Context): NonNullable<Collectability['status']> {
  const { order, transactions } = state;
  if (order.status === 'CANCELED') return 'NONCOLLECTABLE_ORDER_IS_CANCELLED';
  if (order.status === 'REJECTED') return 'NONCOLLECTABLE_ORDER_IS_REJECTED';
  if (order.status === 'PENDING') return 'NONCOLLECTABLE_ORDER_IS_PENDING';
  if (!isPositiveMoney(collectable(state))) return 'NONCOLLECTABLE_ORDER_IS_PAID';
  const isChargedBack = transactions.payments.some(
    ({ regularPaymentDetails }) => (regularPaymentDetails?.chargebacks ?? []).length > 0,
  );
  if (isChargedBack) return 'NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS';
  if (order.lineItems.some(({ subscriptionInfo }) => subscriptionInfo)) {
    return 'NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS';
  }
  return payments.isConnected ? 'COLLECTABLE' : 'NONCOLLECTABLE_MISSING_PAYMENT_METHOD';
}

/** Whether money can be asked for, and how much; else the first reason why not. */
export async function getPaymentCollectabilityStatus(
  { ecomOrderId }: Request<OrdersApi, 'getPaymentCollectabilityStatus'>,
  context: Context,
): Promise<Collectability> {
  const state = await readState(context, ecomOrderId);
  const status = statusOf(state, context);
  return {
    status,
    amount: price(status === 'COLLECTABLE' ? collectable(state) : '0', state.order.currency),
  };
}
