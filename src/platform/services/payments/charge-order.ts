import { price } from '../../../shared/money.ts';
import type { Context } from '../../context.ts';
import { failedPrecondition } from '../../contract/errors.ts';
import { newPayment } from '../order-transactions/public.ts';
import { beginPayment, lockOrder, saveOrder, stampOf } from '../orders/public.ts';
import { askProvider } from './ask-provider.ts';
import { isOpen, type StoredCharge } from './charge.ts';
import { chargesOf, insertCharge } from './charges.ts';
import { nextAsk } from './rules/schedule.ts';
import { settleCharge, tellDeclined } from './settle-charge.ts';

export interface ChargeOrder {
  orderId: string;
  amount: string;
  currency: string;
  /** What the provider gave the shopper in exchange for the means of payment. */
  paymentToken: string;
  /** Where the shopper tries again when a second step at the provider fails; `payment=declined` is added to it. */
  returnUrl: string;
}

export interface ChargeResult {
  status: 'APPROVED' | 'DECLINED' | 'PENDING' | 'ACTION_REQUIRED';
  paymentId: string;
  /** Why it was declined. */
  reason?: string;
  /** Where the shopper goes when the provider wants a second step. */
  redirectUrl?: string;
}

/** Nobody knows yet: the provider is asked again by upkeep. */
const shown = (status: StoredCharge['status']): ChargeResult['status'] =>
  status === 'ASKED' ? 'PENDING' : status === 'CANCELED' ? 'DECLINED' : status;

export const resultOf = ({ id, status, reason, redirectUrl }: StoredCharge): ChargeResult => ({
  status: shown(status),
  paymentId: id,
  ...(reason !== null && { reason }),
  ...(redirectUrl !== null && { redirectUrl }),
});

/** Another attempt that may still bring money, which a new one would collect a second time. */
function refuseSecond(charges: readonly StoredCharge[], orderId: string): void {
  if (charges.some(({ status }) => status === 'APPROVED')) {
    throw failedPrecondition('The order is paid already.', 'CHECKOUT_ALREADY_PAID', { orderId });
  }
  if (charges.some(isOpen)) {
    throw failedPrecondition(
      'Another payment of the order is under way.',
      'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS',
    );
  }
}

/** Who comes with another card has left the second step of the one before. */
async function giveUpUnconfirmed(context: Context, { orderId, paymentToken }: ChargeOrder): Promise<void> {
  const left = (await chargesOf(context, orderId)).find(
    (charge) => charge.status === 'ACTION_REQUIRED' && charge.paymentToken !== paymentToken,
  );
  if (!left?.providerTransactionId) return;
  const answer = await context.payments.cancel(left.providerTransactionId);
  if (answer === 'TOO_LATE') return;
  const reason = 'Another payment was begun instead.';
  await context.transaction((inner) => settleCharge(inner, left.id, { status: 'CANCELED', reason }));
}

/** Records the attempt before anybody is asked for money, or finds the one this call repeats. */
async function begin(context: Context, request: ChargeOrder): Promise<StoredCharge> {
  const { orderId, amount, currency, paymentToken, returnUrl } = request;
  const before = await lockOrder(context, orderId);
  const charges = await chargesOf(context, orderId);
  const same = charges.find((charge) => charge.paymentToken === paymentToken);
  if (same) {
    // What was held for this repeated try goes back as well.
    if (same.status === 'DECLINED') {
      await tellDeclined(context, {
        orderId,
        paymentId: same.id,
        cause: 'DECLINED',
        reason: same.reason ?? '',
      });
    }
    return same;
  }
  refuseSecond(charges, orderId);
  const stamp = stampOf(context);
  const charge: StoredCharge = {
    id: stamp.guid(),
    orderId,
    checkoutId: before.order.checkoutId ?? null,
    paymentToken,
    amount,
    currency,
    returnUrl,
    status: 'ASKED',
    providerTransactionId: null,
    reason: null,
    redirectUrl: null,
    cardBrand: null,
    cardLastFour: null,
    asks: 0,
    createdDate: stamp.now,
    nextAskDate: nextAsk(context.clock.now(), 0),
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
  await saveOrder(context, before, beginPayment(before, payment, stamp));
  return charge;
}

/**
 * Collects an order's money. The attempt is recorded first, the provider asked while no transaction is open, the
 * outcome recorded last; the same order and token again are the same attempt.
 * @throws 428 when the order is paid, or another payment of it is under way
 */
export async function chargeOrder(context: Context, request: ChargeOrder): Promise<ChargeResult> {
  await giveUpUnconfirmed(context, request);
  const charge = await context.transaction((inner) => begin(inner, request));
  return resultOf(charge.status === 'ASKED' ? await askProvider(context, charge) : charge);
}
