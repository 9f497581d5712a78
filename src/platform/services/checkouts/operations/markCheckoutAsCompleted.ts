import type { Context } from '../../../context.ts';
import type { CheckoutApi, Reply, Request } from '../../../contract/index.ts';
import { lockCheckout } from '../checkout-change.ts';
import { complete } from '../complete.ts';

/** For what was ordered in another system; on the wire its id may come along. */
export async function markCheckoutAsCompleted(
  { id, orderId }: Request<CheckoutApi, 'markCheckoutAsCompleted'> & { orderId?: string },
  context: Context,
): Promise<Reply<CheckoutApi, 'markCheckoutAsCompleted'>> {
  const checkout = await lockCheckout(context, id);
  await complete(context, { ...checkout, ...(orderId && { orderId }) });
  return {};
}
