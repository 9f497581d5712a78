import type { Context } from '#platform/context.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import { payAgain, type PaidLine } from '../app-memberships/public.ts';
import { newPayment } from '../order-transactions/public.ts';
import {
  lastVoided,
  linesUnpaid,
  lockOrder,
  redeemAgain,
  saveOrder,
  stampOf,
  voidWaitingPayments,
  type OrderState,
  type Stamp,
} from '../orders/public.ts';
import { checkouts, lockByOrder } from './tables.ts';
import { PlatformError } from '#platform/contract/errors.ts';
import { recordCouponUse } from '../../marketing/coupons/public.ts';
import { redeemGiftCard } from '../gift-vouchers/public.ts';
import type { Checkout } from './checkout.ts';
import { giveBackHoldings } from './holdings.ts';
import { membershipPayment } from './membership-payment.ts';

const orderIdOf = ({ body }: DomainEvent): string | undefined =>
  'actionEvent' in body ? (body.actionEvent.body as { orderId?: string }).orderId : undefined;

/** The money did not come: stock, gift card and coupon go back; the order waits for another try. */
export async function giveBack(event: DomainEvent, context: Context): Promise<void> {
  const orderId = orderIdOf(event);
  if (orderId === undefined) return;
  const before = await lockOrder(context, orderId);
  if (before.order.status !== 'INITIALIZED') return;
  const checkout = await lockByOrder(context, orderId);
  if (!checkout) return;
  await checkouts.replace(context.db, context.siteId, await giveBackHoldings(context, orderId, checkout));
  const after = voidWaitingPayments(before, stampOf(context));
  if (after !== before) await saveOrder(context, before, after);
}

/** An order that never stood holds nothing once it is canceled or rejected; its checkout may lead to another. */
export async function giveBackEnded(event: DomainEvent, context: Context): Promise<void> {
  const checkout = await lockByOrder(context, event.entityId);
  // What was bought is put back by hand.
  if (!checkout || checkout.completed) return;
  await checkouts.replace(
    context.db,
    context.siteId,
    await giveBackHoldings(context, event.entityId, checkout),
  );
}

/** Undefined when there is nothing left on it, or nobody may use it any more. */
async function redeemIfPossible(
  context: Context,
  { order, ...state }: OrderState,
  { id: checkoutId, giftCardCode: code }: Checkout,
): Promise<string | undefined> {
  const value = lastVoided({ order, ...state })?.amount?.amount;
  if (!code || !value) return undefined;
  try {
    const amount = { value, currency: order.currency };
    const of = { orderId: order.id, checkoutId };
    return (await redeemGiftCard(context, { code, amount, ...of })).id;
  } catch (error) {
    if (error instanceof PlatformError) return undefined;
    throw error;
  }
}

/** They count with the rest. */
const withPayments = (
  { order, transactions }: OrderState,
  lines: readonly PaidLine[],
  stamp: Stamp,
): OrderState => ({
  order,
  transactions: {
    ...transactions,
    payments: [
      ...transactions.payments,
      ...lines.map((line) =>
        newPayment(membershipPayment(line, 'PENDING'), order.currency, stamp.guid(), stamp.now),
      ),
    ],
  },
});

/**
 * The money came after all: whoever collected it sees to the stock; gift card and memberships pay their part again, if they
 * still can. The coupon's price was promised: its use counts again, also where others used it up meanwhile.
 */
export async function takeBack(event: DomainEvent, context: Context): Promise<void> {
  const orderId = orderIdOf(event);
  if (orderId === undefined) return;
  const before = await lockOrder(context, orderId);
  const checkout = await lockByOrder(context, orderId);
  if (!checkout) return;
  const transactionId = await redeemIfPossible(context, before, checkout);
  const paidLines = await payAgain(context, { orderId, checkoutId: checkout.id }, linesUnpaid(before));
  const { id: couponId, code = '' } =
    before.order.appliedDiscounts?.find(({ coupon }) => coupon)?.coupon ?? {};
  if (couponId) await recordCouponUse(context, { couponId, code, orderId, buyer: checkout.buyer });
  await checkouts.replace(context.db, context.siteId, {
    ...checkout,
    ...(transactionId && { giftCardTransactionId: transactionId }),
    ...(paidLines.length > 0 && { paidLines }),
    ...(couponId && { countedCouponId: couponId }),
  });
  if (!transactionId && paidLines.length === 0) return;
  const stamp = stampOf(context);
  const redeemed = transactionId ? redeemAgain(before, transactionId, stamp) : before;
  await saveOrder(context, before, withPayments(redeemed, paidLines, stamp));
}
