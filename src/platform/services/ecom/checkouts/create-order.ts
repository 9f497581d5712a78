import { isPositiveMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { badRequest, failedPrecondition, PlatformError } from '#platform/contract/errors.ts';
import type { CheckoutApi, Handler, Reply, Request } from '#platform/contract/index.ts';
import {
  beginCharge,
  findAttempt,
  firstCharge,
  finishCharge,
  giveUpUnconfirmed,
  type ChargeResult,
  type StoredCharge,
} from '../../extensions/payments/public.ts';
import { readCheckoutSettings } from '../checkout-settings/public.ts';
import type { Order } from '../orders/public.ts';
import { readCheckout } from './checkout-change.ts';
import { placeCheckoutOrder, type Placed } from './place-checkout-order.ts';
import { shopCheckoutUrl } from './rules/checkout-url.ts';

type ChargeRequest = Request<CheckoutApi, 'createOrderAndCharge'> & { delayCapture?: boolean };
type ChargeReply = Reply<CheckoutApi, 'createOrderAndCharge'>;

/** Money that is left to collect leaves the order INITIALIZED; until it is paid, calling again brings it up to date. */
export const createOrder: Handler<CheckoutApi, 'createOrder', Context> = async ({ id }, context) => {
  const { order, due } = await placeCheckoutOrder(context, id, { paidByHand: false });
  return { orderId: order.id, ...(isPositiveMoney(due) && { paymentGatewayOrderId: order.id }) };
};

/** The same for carts, which say more about the payment that is to come. */
export const placeCheckout = (
  context: Context,
  id: string,
  { savePaymentMethod, delayCapture }: { savePaymentMethod: boolean; delayCapture: boolean },
): Promise<Placed> =>
  placeCheckoutOrder(context, id, { paidByHand: false, savesMethod: savePaymentMethod, delayCapture });

const completed = (orderId: string): ChargeReply => ({ orderId, checkoutCompleted: true }) as ChargeReply;

/** Where the shop takes its money later; unless it says otherwise, before the bank lets go of it. */
async function delayedCaptureOf(context: Context): Promise<'CAPTURE' | 'VOID' | undefined> {
  const { checkoutFields } = await readCheckoutSettings(context);
  if (!checkoutFields?.delayCaptureEnabled) return undefined;
  return checkoutFields.captureBeforeExpiryEnabled === false ? 'VOID' : 'CAPTURE';
}

/** The order with what it holds and the attempt to pay it, or the order alone where there is nothing to charge. */
const begin = (
  context: Context,
  { id, paymentToken, savePaymentMethod, delayCapture }: ChargeRequest,
): Promise<{ orderId: string; charge?: StoredCharge }> =>
  context.transaction(async (inner) => {
    const attempt = context.idempotencyKey;
    const delayedCapture = paymentToken ? await delayedCaptureOf(inner) : undefined;
    const request = (order: Order, { due, checkout }: Pick<Placed, 'due' | 'checkout'>, token: string) => ({
      orderId: order.id,
      amount: due,
      currency: order.currency,
      paymentToken: token,
      returnUrl: shopCheckoutUrl(checkout, inner.site.publicUrl),
      delayedCapture: delayedCapture ?? (checkout.delayCapture && 'CAPTURE'),
      savesMethod: savePaymentMethod,
    });
    let charge: StoredCharge | undefined;
    const placed = await placeCheckoutOrder(inner, id, {
      paidByHand: !paymentToken,
      savesMethod: savePaymentMethod ?? false,
      delayCapture,
      attempt,
      ...(paymentToken && {
        async collect(state, of) {
          const first = await firstCharge(inner, state, request(state.order, of, paymentToken));
          charge = first.charge;
          return first.after;
        },
      }),
    });
    const orderId = placed.order.id;
    if (!paymentToken || !isPositiveMoney(placed.due)) return { orderId };
    charge ??= await beginCharge(inner, request(placed.order, placed, paymentToken));
    return { orderId, charge };
  });

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

async function placeAndCharge(context: Context, request: ChargeRequest): Promise<ChargeReply> {
  const { orderId, charge } = await begin(context, request);
  return charge ? replyTo(await finishCharge(context, charge), orderId) : completed(orderId);
}

/** An earlier try, or the same one at the same moment, is under way or has paid: the answer is how that one went. */
async function afterEarlier(
  context: Context,
  request: ChargeRequest,
  { code, orderId }: { code: string | undefined; orderId: string },
): Promise<ChargeReply | undefined> {
  const { id, paymentToken } = request;
  const same = paymentToken ? await findAttempt(context, { orderId, paymentToken }) : undefined;
  if (code === 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS' && paymentToken) {
    if (same) return replyTo(await finishCharge(context, same), orderId);
    return (await giveUpUnconfirmed(context, orderId)) ? placeAndCharge(context, request) : undefined;
  }
  if (code !== 'CHECKOUT_ALREADY_PAID') return undefined;
  if (same?.status === 'APPROVED' || same?.status === 'AUTHORIZED')
    return replyTo(await finishCharge(context, same), orderId);
  const attempt = context.idempotencyKey;
  if (!attempt) return undefined;
  const { lastAttempt } = await readCheckout(context, id);
  return lastAttempt === attempt ? completed(orderId) : undefined;
}

/**
 * Places the order, then collects its money while no transaction is open. The same token again is the same charge,
 * also when it comes twice at once; after a decline another token may pay the same order. Without a token nothing is
 * collected: the buyer pays by hand, and the order is approved and not paid.
 */
export async function createOrderAndCharge(request: ChargeRequest, context: Context): Promise<ChargeReply> {
  if (request.paymentToken && !context.payments.isConnected) {
    throw failedPrecondition('This shop takes no online payments.', 'ONLINE_PAYMENT_NOT_OFFERED');
  }
  try {
    return await placeAndCharge(context, request);
  } catch (error) {
    const orderId = error instanceof PlatformError ? error.data['orderId'] : undefined;
    if (!(error instanceof PlatformError) || typeof orderId !== 'string') throw error;
    const reply = await afterEarlier(context, request, { code: error.code, orderId });
    if (!reply) throw error;
    return reply;
  }
}
