import { isPositiveMoney } from '../../../../shared/money.ts';
import type { Context } from '../../../context.ts';
import { badRequest, PlatformError } from '../../../contract/errors.ts';
import type { CheckoutApi, Reply, Request } from '../../../contract/index.ts';
import { amountToCollect, readState } from '../../orders/public.ts';
import { chargeOrder, type ChargeResult } from '../../payments/public.ts';
import { readCheckout } from '../checkout-change.ts';
import { place } from '../place.ts';
import { shopCheckoutUrl } from '../rules/checkout-url.ts';

type ChargeReply = Reply<CheckoutApi, 'createOrderAndCharge'>;
type Due = { orderId: string; amount: string; currency: string };

const completed = (orderId: string): ChargeReply => ({ orderId, checkoutCompleted: true }) as ChargeReply;

/** What an unfinished try of the same order is about: charging it again finds out how that one went. */
async function dueOfEarlier(context: Context, orderId: string): Promise<Due> {
  const state = await readState(context, orderId);
  return { orderId, amount: amountToCollect(state), currency: state.order.currency };
}

/** The order with what it holds, or the answer where there is nothing to charge. */
async function begin(
  context: Context,
  { id, paymentToken }: Request<CheckoutApi, 'createOrderAndCharge'>,
): Promise<Due | ChargeReply> {
  const attempt = context.idempotencyKey;
  try {
    const { order, due } = await context.transaction((inner) =>
      place(inner, id, { paidByHand: !paymentToken, attempt }),
    );
    if (!paymentToken || !isPositiveMoney(due)) return completed(order.id);
    return { orderId: order.id, amount: due, currency: order.currency };
  } catch (error) {
    const orderId = error instanceof PlatformError ? error.data['orderId'] : undefined;
    if (!(error instanceof PlatformError) || typeof orderId !== 'string') throw error;
    if (error.code === 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS' && paymentToken)
      return dueOfEarlier(context, orderId);
    const { lastAttempt } = await readCheckout(context, id);
    if (error.code === 'CHECKOUT_ALREADY_PAID' && attempt && lastAttempt === attempt)
      return completed(orderId);
    throw error;
  }
}

function replyTo({ status, paymentId, reason }: ChargeResult, orderId: string): ChargeReply {
  if (status === 'DECLINED') {
    throw badRequest('The payment was declined.', 'PAYMENT_ERROR', {
      paymentResponseToken: paymentId,
      transactionStatus: status,
      failureDetails: reason ?? '',
    });
  }
  return {
    orderId,
    paymentGatewayOrderId: paymentId,
    paymentResponseToken: paymentId,
    checkoutCompleted: status === 'APPROVED',
  } as ChargeReply;
}

/**
 * Places the order, then collects its money while no transaction is open. The same token again is the same charge,
 * also when it comes twice at once; after a decline another token may pay the same order. Without a token nothing is
 * collected: the buyer pays by hand, and the order is approved and not paid.
 */
export async function createOrderAndCharge(
  request: Request<CheckoutApi, 'createOrderAndCharge'>,
  context: Context,
): Promise<ChargeReply> {
  const { id, paymentToken } = request;
  const begun = await begin(context, request);
  if (!('amount' in begun) || !paymentToken) return begun;
  const checkout = await readCheckout(context, id);
  const result = await chargeOrder(context, {
    ...begun,
    paymentToken,
    returnUrl: shopCheckoutUrl(checkout, context.site.publicUrl),
  });
  return replyTo(result, begun.orderId);
}
