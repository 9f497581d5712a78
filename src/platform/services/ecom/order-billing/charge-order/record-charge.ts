import type { Context } from '#platform/context.ts';
import { failedPrecondition, PlatformError } from '#platform/contract/errors.ts';
import type { Payment } from '../../order-transactions/public.ts';
import { lockOrder, receivePayments, saveOrder, stampOf, type OrderState } from '../../orders/public.ts';
import { prepareCollection } from '../../order-payment-requests/public.ts';
import { methodOfOrder, savedCharge } from '#platform/services/extensions/payments/public.ts';
import { assertWithinBalance, takeGiftCard } from '../gift-card-payment.ts';
import { payOrderByMemberships } from '../charge-memberships.ts';
import { requestedMemberships } from '../rules/requested-memberships.ts';
import { delayedCaptureOf } from '../rules/delayed-capture.ts';
import { findIntent } from './find-intent.ts';
import { requireChargeable, type ChargeRequest } from './charge-errors.ts';

/** What was recorded, and is to be asked for. */
export interface Recorded {
  paymentIds: string[];
  /** Of the payment that the provider is asked for. */
  chargeId?: string;
  /** What was made ready to be paid later. */
  preparedId?: string;
}

type GiftCard = NonNullable<ChargeRequest['giftCards']>[number];

/** Off the card at once; its part counts with the rest, where there is one. */
async function redeem(
  context: Context,
  state: OrderState,
  { giftCardCode: code = '', amount }: GiftCard,
  status: 'APPROVED' | 'PENDING',
): Promise<Payment> {
  try {
    return await takeGiftCard(context, state, { code, value: amount?.amount ?? '0', status });
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== 'CURRENCY_NOT_SUPPORTED') throw error;
    throw failedPrecondition(error.message, 'INVALID_GIFT_CARD_CURRENCY');
  }
}

async function redeemAll(
  context: Context,
  before: OrderState,
  { giftCards = [], regularCharge }: ChargeRequest,
): Promise<{ after: OrderState; paymentIds: string[] }> {
  if (giftCards.length === 0) return { after: before, paymentIds: [] };
  const waits = regularCharge !== undefined && !regularCharge.delayedCharge;
  const payments: Payment[] = [];
  for (const card of giftCards)
    payments.push(await redeem(context, before, card, waits ? 'PENDING' : 'APPROVED'));
  return {
    after: receivePayments(before, payments, stampOf(context)),
    paymentIds: payments.map(({ id }) => id),
  };
}

/** The intent is charged to what the buyer let be kept: no card comes with the call. */
async function begin(
  context: Context,
  state: OrderState,
  { regularCharge, merchantInitiated }: ChargeRequest,
): Promise<{ chargeId: string; after: OrderState } | undefined> {
  if (!regularCharge || regularCharge.delayedCharge) return undefined;
  const { paymentIntentId: id, amount, delayedCaptureSettings } = regularCharge;
  if (!id) {
    throw failedPrecondition('Which payment is to be made has to be said.', 'PAYMENT_INTENT_ID_REQUIRED');
  }
  const prepared = await findIntent(context, state, { id, amount: amount?.amount ?? '0' });
  const method = await methodOfOrder(context, state.order.id);
  if (!merchantInitiated || !method || !context.payments.isConnected) {
    throw failedPrecondition(
      merchantInitiated
        ? 'No payment method is kept with the order.'
        : 'The buyer pays this on its own page.',
      'PAYMENT_METHOD_UNAVAILABLE',
      { paymentIntentId: id },
    );
  }
  const { charge, after } = await savedCharge(context, state, {
    amount: prepared.amount,
    savedMethodId: method.id,
    paymentRequestId: prepared.id,
    delayedCapture: null,
    captureDelayMinutes: null,
    ...(delayedCaptureSettings && delayedCaptureOf(delayedCaptureSettings)),
  });
  return { chargeId: charge.id, after };
}

/** For the buyer to pay on its own page, or for the shop to charge by this id. */
const prepare = (
  context: Context,
  orderId: string,
  { amount, redirectUrls }: NonNullable<ChargeRequest['regularCharge']>,
): Promise<string> => {
  if (!context.payments.isConnected) {
    throw failedPrecondition('This shop takes no online payments.', 'PAYMENT_METHOD_UNAVAILABLE');
  }
  return prepareCollection(context, {
    orderId,
    amount: amount?.amount ?? '0',
    redirectUrls,
    unknownOrder: 'ORDER_NOT_FOUND',
  });
};

/** Checks all of it and records it, with the order held: all that is charged, or nothing. */
export async function recordCharge(context: Context, ask: ChargeRequest): Promise<Recorded> {
  const { orderId, regularCharge, giftCards = [], memberships = [] } = ask;
  const before = await lockOrder(context, orderId);
  await requireChargeable(context, before, ask);
  assertWithinBalance(before, memberships.length + giftCards.length + (regularCharge ? 1 : 0));
  const paid = await payOrderByMemberships(context, before, {
    memberId: before.order.buyerInfo?.memberId ?? undefined,
    asked: requestedMemberships(memberships),
  });
  // What is left is to be enough for the rest.
  if (paid.payments.length > 0 && (regularCharge || giftCards.length > 0))
    await requireChargeable(context, paid.after, ask);
  const redeemed = await redeemAll(context, paid.after, ask);
  const begun = await begin(context, redeemed.after, ask);
  await saveOrder(context, before, begun?.after ?? redeemed.after);
  const preparedId = regularCharge?.delayedCharge
    ? await prepare(context, orderId, regularCharge)
    : undefined;
  return {
    paymentIds: [
      ...paid.payments.map(({ id }) => id),
      ...redeemed.paymentIds,
      ...(begun ? [begun.chargeId] : []),
    ],
    ...(begun && { chargeId: begun.chargeId }),
    ...(preparedId !== undefined && { preparedId }),
  };
}
