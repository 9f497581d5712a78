import { compareMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { badRequest, failedPrecondition, invalidField, PlatformError } from '#platform/contract/errors.ts';
import type { OrderPaymentRequestsApi, Reply, Request } from '#platform/contract/index.ts';
import { collectable, lockOrder } from '../orders/public.ts';
import {
  beginCharge,
  chargesOf,
  findAttempt,
  finishCharge,
  giveUpUnconfirmed,
  isOpen,
  type ChargeResult,
  type StoredCharge,
} from '../../extensions/payments/public.ts';
import { pageOf } from './page-address.ts';
import type { PaymentRequest } from './payment-request.ts';
import { requests, requireUnpaid } from './requests.ts';
import { closedFor } from './rules/new-request.ts';

type ChargeRequest = Request<OrderPaymentRequestsApi, 'chargeOrderPaymentRequest'>;
type ChargeReply = Reply<OrderPaymentRequestsApi, 'chargeOrderPaymentRequest'>;

const UNDER_WAY = 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS';
const TAKEN = 'CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST';

/** Somebody paid the order in another way: this money is not owed any more. */
function requireOwed(state: Parameters<typeof closedFor>[0], { amount }: PaymentRequest): void {
  const closed = closedFor(state);
  if (closed && closed.code !== 'ORDER_ALREADY_PAID') throw closed;
  if (closed || compareMoney(amount.amount, collectable(state)) > 0) {
    throw failedPrecondition('The order has less left to pay than this.', TAKEN);
  }
}

/** The attempt to pay it with this token: a new one, or the one that this call repeats. */
const begin = (
  context: Context,
  { orderPaymentRequestId: id }: ChargeRequest,
  paymentToken: string,
): Promise<StoredCharge> =>
  context.transaction(async (inner) => {
    const { orderId } = await requests.find(inner, id);
    // The order first, as everybody who settles its money does.
    const state = await lockOrder(inner, orderId);
    const request = await requests.lock(inner, id);
    const same = await findAttempt(inner, { orderId, paymentToken });
    if (same) return same;
    requireUnpaid(request, inner.clock.now(), 'CHARGE');
    // What is under way may yet fail, and is told of instead.
    if (!(await chargesOf(inner, orderId)).some(isOpen)) requireOwed(state, request);
    return beginCharge(inner, {
      orderId,
      amount: request.amount.amount,
      currency: request.currency,
      paymentToken,
      returnUrl: pageOf(request, state.order, inner.site),
      paymentRequestId: id,
    });
  });

function replyTo({ status, paymentId, reason }: ChargeResult, wasGivenUp: boolean): ChargeReply {
  if (wasGivenUp) throw failedPrecondition('Another payment was begun instead.', 'PAYMENT_ATTEMPT_EXPIRED');
  if (status === 'DECLINED') {
    throw badRequest('The payment was declined.', 'INVALID_PAYMENT_STATUS', {
      paymentResponseToken: paymentId,
      paymentStatus: status,
      failureDetails: reason ?? '',
    });
  }
  return { paymentResponseToken: paymentId };
}

/**
 * Collects the money of a request, while no transaction is open. The same token again is the same charge; of two who
 * pay at once one collects, and the other is told that a payment is under way or was made.
 */
export async function chargeOrderPaymentRequest(
  request: ChargeRequest,
  context: Context,
): Promise<ChargeReply> {
  const { paymentToken } = request;
  if (!paymentToken) throw invalidField('paymentToken', 'REQUIRED_FIELD', 'is required to collect anything');
  if (!context.payments.isConnected) {
    throw failedPrecondition('This shop takes no online payments.', 'PAYMENT_METHOD_UNAVAILABLE');
  }
  const attempt = async (): Promise<ChargeReply> => {
    const charge = await begin(context, request, paymentToken);
    return replyTo(await finishCharge(context, charge), charge.status === 'CANCELED');
  };
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== UNDER_WAY) throw error;
    const { orderId } = await requests.find(context, request.orderPaymentRequestId);
    if (await giveUpUnconfirmed(context, orderId)) return attempt();
    throw failedPrecondition('A payment is under way already.', 'PAYMENT_IN_PROGRESS', { orderId });
  }
}
