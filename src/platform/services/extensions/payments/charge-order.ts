import { price } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import { newPayment } from '../../ecom/order-transactions/public.ts';
import { beginPayment, lockOrder, type OrderState, saveOrder, stampOf } from '../../ecom/orders/public.ts';
import { queryProvider } from './query-provider.ts';
import { isOpen, isSecured, type StoredCharge } from './charge.ts';
import { chargesOf, insertCharge } from './charges.ts';
import { nextAttempt } from './rules/schedule.ts';
import { knowsSecondStep } from './second-step.ts';
import { recordCharge, emitDeclined } from './record-charge.ts';

export interface ChargeOrder {
  orderId: string;
  amount: string;
  currency: string;
  /** What the provider gave the shopper in exchange for the means of payment. */
  paymentToken: string;
  /** Where the shopper tries again when a second step at the provider fails; `payment=declined` is added to it. */
  returnUrl: string;
  /** The money is only held, and this is done with it when nobody says so in time. */
  delayedCapture?: 'CAPTURE' | 'VOID' | undefined;
  /** The request it answers. */
  paymentRequestId?: string;
  /** The shopper wants the means of payment to be kept. */
  savesMethod?: boolean | undefined;
}

export interface ChargeResult {
  status: 'APPROVED' | 'DECLINED' | 'PENDING' | 'ACTION_REQUIRED';
  paymentId: string;
  /** Why it was declined. */
  reason?: string;
  /** Where the shopper goes when the provider wants a second step. */
  redirectUrl?: string;
}

/** What the shopper has to know. */
function shown(status: StoredCharge['status']): ChargeResult['status'] {
  // Nobody knows yet: the provider is asked again by maintenance.
  if (status === 'ASKED') return 'PENDING';
  if (status === 'CANCELED') return 'DECLINED';
  return status === 'AUTHORIZED' ? 'APPROVED' : status;
}

export const resultOf = ({ id, status, reason, redirectUrl }: StoredCharge): ChargeResult => ({
  status: shown(status),
  paymentId: id,
  ...(reason !== null && { reason }),
  ...(redirectUrl !== null && { redirectUrl }),
});

/** Another attempt that may still bring money, which a new one would collect a second time. */
function refuseSecond(
  charges: readonly StoredCharge[],
  { orderId, paymentRequestId }: Pick<ChargeOrder, 'orderId' | 'paymentRequestId'>,
): void {
  // A request asks for what is left, whoever paid the rest.
  const rivals = paymentRequestId
    ? charges.filter((charge) => charge.paymentRequestId === paymentRequestId)
    : charges;
  if (rivals.some(isSecured)) {
    throw failedPrecondition('The order is paid already.', 'CHECKOUT_ALREADY_PAID', { orderId });
  }
  if (charges.some(isOpen)) {
    throw failedPrecondition(
      'Another payment of the order is under way.',
      'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS',
      { orderId },
    );
  }
}

/**
 * Who comes with another card has left the second step of the one before.
 * @returns whether one was given up, so that another may be begun
 */
export async function giveUpUnconfirmed(context: Context, orderId: string): Promise<boolean> {
  const left = (await chargesOf(context, orderId)).find(({ status }) => status === 'ACTION_REQUIRED');
  if (!left?.providerTransactionId) return false;
  const answer = await context.payments.cancel(left.providerTransactionId);
  if (answer === 'TOO_LATE') return false;
  const reason = 'Another payment was begun instead.';
  await context.transaction((inner) => recordCharge(inner, left, { status: 'CANCELED', reason }));
  return true;
}

/** The attempt to pay the order with this token. */
export const findAttempt = async (
  context: Context,
  { orderId, paymentToken }: Pick<ChargeOrder, 'orderId' | 'paymentToken'>,
): Promise<StoredCharge | undefined> =>
  (await chargesOf(context, orderId)).find((charge) => charge.paymentToken === paymentToken);

/**
 * Records the attempt before anybody is asked for money, or finds the one this call repeats. In the transaction that
 * made sure of what the order holds: whatever gives that back finds the attempt.
 * @throws 428 when the order is paid, or another payment of it is under way
 */
export async function beginCharge(context: Context, request: ChargeOrder): Promise<StoredCharge> {
  const { orderId } = request;
  const before = await lockOrder(context, orderId);
  const charges = await chargesOf(context, orderId);
  const same = charges.find(({ paymentToken }) => paymentToken === request.paymentToken);
  if (same) {
    // What was held for this repeated try goes back as well.
    if (same.status === 'DECLINED') {
      await emitDeclined(context, {
        orderId,
        paymentId: same.id,
        cause: 'DECLINED',
        reason: same.reason ?? '',
      });
    }
    return same;
  }
  refuseSecond(charges, request);
  const { charge, after } = await firstCharge(context, before, request);
  await saveOrder(context, before, after);
  return charge;
}

/**
 * The attempt to pay an order nobody else tries to pay, and the order with it; the order is the caller's to write.
 * Used of an order that is about to be written for the first time.
 */
export const firstCharge = (
  context: Context,
  before: OrderState,
  request: ChargeOrder,
): Promise<{ charge: StoredCharge; after: OrderState }> =>
  putCharge(context, before, {
    ...request,
    checkoutId: before.order.checkoutId ?? null,
    paymentRequestId: request.paymentRequestId ?? null,
    delayedCapture: request.delayedCapture ?? null,
    captureDelayMinutes: null,
    savesMethod: request.savesMethod ?? false,
    savedMethodId: null,
    merchantInitiated: false,
  });

interface SavedCharge extends Pick<
  StoredCharge,
  'amount' | 'delayedCapture' | 'captureDelayMinutes' | 'paymentRequestId'
> {
  savedMethodId: string;
}

/**
 * The shop's own attempt, with what it keeps. Any number of them may stand beside each other: none is for more than the
 * order has left, which the caller has seen to; the order is the caller's to write.
 */
export const savedCharge = (
  context: Context,
  before: OrderState,
  request: SavedCharge,
): Promise<{ charge: StoredCharge; after: OrderState }> =>
  putCharge(context, before, {
    ...request,
    orderId: before.order.id,
    checkoutId: null,
    currency: before.order.currency,
    paymentToken: `kept_${context.ids.guid()}`,
    returnUrl: '',
    savesMethod: false,
    merchantInitiated: true,
  });

/** The fields of a charge that its caller sets; the others begin as with every charge. */
type ChargeInput = Omit<
  StoredCharge,
  | 'id'
  | 'status'
  | 'providerTransactionId'
  | 'reason'
  | 'redirectUrl'
  | 'cardBrand'
  | 'cardLastFour'
  | 'secondStep'
  | 'asks'
  | 'createdDate'
  | 'nextAskDate'
>;

async function putCharge(
  context: Context,
  before: OrderState,
  input: ChargeInput,
): Promise<{ charge: StoredCharge; after: OrderState }> {
  const stamp = stampOf(context);
  const { amount, currency } = input;
  const charge: StoredCharge = {
    ...input,
    id: stamp.guid(),
    secondStep: input.merchantInitiated || !(await knowsSecondStep(context)) ? false : null,
    status: 'ASKED',
    providerTransactionId: null,
    reason: null,
    redirectUrl: null,
    cardBrand: null,
    cardLastFour: null,
    asks: 0,
    createdDate: stamp.now,
    nextAskDate: nextAttempt(context.clock.now(), 0),
  };
  await insertCharge(context, charge);
  const payment = newPayment(
    {
      status: 'PENDING',
      amount: price(amount, currency),
      regularPaymentDetails: { offlinePayment: false, paymentMethod: 'CreditCard' },
    },
    currency,
    charge.id,
    stamp.now,
  );
  return { charge, after: beginPayment(before, payment, stamp) };
}

/**
 * Asks the provider for the money of an attempt, unless it answered already, and records the outcome. Outside of any
 * transaction: whatever happens meanwhile, the attempt is on record and is asked for again.
 */
export const finishCharge = async (context: Context, charge: StoredCharge): Promise<ChargeResult> =>
  resultOf(charge.status === 'ASKED' ? await queryProvider(context, charge) : charge);
