import { compareMoney, isPositiveMoney, subtractMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { badRequest, failedPrecondition } from '#platform/contract/errors.ts';
import { orderIdOfMemberships } from '../app-memberships/public.ts';
import { reservedOrderId } from '../gift-vouchers/public.ts';
import { recordChosenMethod } from '../../extensions/manual-payments/public.ts';
import { findMember, takeContact } from '../../members/members/public.ts';
import { isStored, type PaymentInput } from '../order-transactions/public.ts';
import {
  beginOrder,
  lockOrder,
  placeOrder,
  placeOrderAgain,
  stampOf,
  voidWaitingPayments,
  type Order,
  type OrderState,
} from '../orders/public.ts';
import type { Priced } from '../totals/public.ts';
import type { Checkout } from './checkout.ts';
import {
  lockCheckout,
  lockUnordered,
  orderIdOfCheckout,
  saveCheckout,
  withLines,
} from './checkout-change.ts';
import { giveBackHoldings, takeHoldings } from './holdings.ts';
import { membershipPayment } from './membership-payment.ts';
import { orderContent } from './order-content.ts';
import { writeCheckout } from './present-checkout.ts';
import { priceCheckout } from './price-checkout.ts';
import { orderRejection } from './rules/order-rejection.ts';

export interface PlaceOptions {
  /** The buyer pays by hand some other time. */
  paidByHand: boolean;
  /** Whether the card that pays is kept; undefined where none is asked for here. */
  savesMethod?: boolean | undefined;
  /** What is paid is held first and taken later. */
  delayCapture?: boolean | undefined;
  /** The caller's key of this try. */
  attempt?: string | undefined;
  /** What a new order with something left to collect becomes before it is written; not of one that was tried before. */
  collect?: (state: OrderState, of: Pick<Placed, 'due' | 'checkout'>) => Promise<OrderState>;
}

/** What the order of a checkout came to. */
export interface Placed {
  order: Order;
  /** What is left to collect. */
  due: string;
  checkout: Checkout;
}

/** Orders that came to an end; the checkout may be tried with another. */
const ENDED = new Set<string | undefined>(['CANCELED', 'REJECTED']);

/**
 * The order that an earlier try left, locked before the checkout: payments hold the order first, too.
 * @throws 428 when it is paid, or a payment of it is under way
 */
async function lockEarlier(context: Context, orderId: string | undefined): Promise<OrderState | undefined> {
  if (orderId === undefined) return undefined;
  const state = await lockOrder(context, orderId);
  if (ENDED.has(state.order.status)) return undefined;
  if (state.order.status === 'APPROVED')
    throw failedPrecondition('The checkout is paid already.', 'CHECKOUT_ALREADY_PAID', { orderId });
  const isUnderWay = state.transactions.payments.some(
    (payment) =>
      !isStored(payment) &&
      (payment.status === 'PENDING' ||
        payment.status === 'PENDING_MERCHANT' ||
        payment.status === 'AUTHORIZED'),
  );
  if (isUnderWay)
    throw failedPrecondition('A payment is under way.', 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS', { orderId });
  return state;
}

async function contactOf(context: Context, { buyer }: Checkout): Promise<string | undefined> {
  const member = buyer.memberId ? await findMember(context, buyer.memberId) : undefined;
  const known = buyer.contactId ?? member?.contactId;
  if (known) return known;
  if (!buyer.email) return undefined;
  return takeContact(context, buyer.email);
}

function giftCardPayment(checkout: Checkout, priced: Priced, covers: boolean): PaymentInput[] {
  const { giftCardTransactionId } = checkout;
  const { giftCard } = priced;
  if (!giftCardTransactionId || !giftCard?.amount?.amount) return [];
  const { appId, obfuscatedCode } = giftCard;
  return [
    {
      // It counts once the rest came.
      status: covers ? 'APPROVED' : 'PENDING',
      amount: { amount: giftCard.amount.amount },
      giftcardPaymentDetails: {
        ...(appId && { appId }),
        giftCardPaymentId: giftCardTransactionId,
        ...(obfuscatedCode && { obfuscatedCode }),
        voided: false,
      },
    },
  ];
}

/** What pays besides money that is collected later. */
const paymentsOf = (checkout: Checkout, priced: Priced, covers: boolean): PaymentInput[] => [
  ...giftCardPayment(checkout, priced, covers),
  ...(checkout.paidLines ?? []).map((line) => membershipPayment(line, covers ? 'APPROVED' : 'PENDING')),
];

/** The order that its gift card or its memberships were asked for already. */
async function reservedIdOf(context: Context, checkout: Checkout): Promise<string | undefined> {
  const ofCard = checkout.giftCardCode ? await reservedOrderId(context, checkout) : undefined;
  return ofCard ?? (checkout.memberships ? orderIdOfMemberships(context, checkout) : undefined);
}

/**
 * Places the order of a checkout, or brings the one an unpaid try left up to date. It holds its stock, its gift card
 * and its coupon from here on, until it is paid or its payment fails.
 * @throws the rejections the contract declares for `createOrder`
 */
export async function placeCheckoutOrder(
  context: Context,
  id: string,
  options: PlaceOptions,
): Promise<Placed> {
  const first = await lockUnordered(context, id);
  const seen = first ? undefined : await orderIdOfCheckout(context, id);
  const before = await lockEarlier(context, seen);
  const locked = first ?? (await lockCheckout(context, id));
  if (locked.completed) {
    throw failedPrecondition('The checkout is paid already.', 'CHECKOUT_ALREADY_PAID', {
      ...(locked.orderId && { orderId: locked.orderId }),
    });
  }
  // Somebody placed it between the two looks.
  const earlier =
    before ?? (locked.orderId === seen ? undefined : await lockEarlier(context, locked.orderId));
  if (options.paidByHand && locked.customSettings?.disabledManualPayment) throw manualPaymentRefused();
  refuseUnkept(locked, options);
  const checkout: Checkout = {
    ...locked,
    ...(options.delayCapture && { delayCapture: true }),
    ...(options.attempt && { lastAttempt: options.attempt }),
  };
  return earlier
    ? placeAgain(context, earlier, checkout, options.paidByHand)
    : placeFirst(context, checkout, options);
}

/** What is charged again later needs a card that is kept, and the buyer's word for it. */
function refuseUnkept({ lines }: Checkout, { paidByHand, savesMethod }: PlaceOptions): void {
  if (!lines.some(({ item }) => item.subscription)) return;
  if (paidByHand) throw manualPaymentRefused();
  if (savesMethod === false)
    throw badRequest('A subscription keeps the card that pays it.', 'NO_SAVE_PAYMENT_METHOD_CONFIRMATION');
}

const manualPaymentRefused = (): Error =>
  badRequest('This checkout is paid online.', 'PAYMENT_ERROR', {
    failureDetails: 'MANUAL_PAYMENT_DISABLED',
  });

/** @throws 428 CHECKOUT_CHANGED where the shopper saw another total than would be charged now */
function assertSeen({ seenTotal }: Context, { payNow: { total } }: Priced): void {
  if (seenTotal === undefined || compareMoney(seenTotal, total.amount) === 0) return;
  throw failedPrecondition('The total has changed.', 'CHECKOUT_CHANGED', { total: total.amount });
}

/** Lines, prices and delivery of now, if they can be ordered. */
async function examine(
  context: Context,
  { placed: _outdated, ordered: _before, ...checkout }: Checkout,
): Promise<{ checkout: Checkout; priced: Priced }> {
  const fresh = await withLines(context, checkout);
  const priced = await priceCheckout(context, fresh);
  const rejection = orderRejection(fresh, priced);
  if (rejection) throw rejection;
  assertSeen(context, priced);
  return { checkout: fresh, priced };
}

async function placeFirst(
  context: Context,
  checkout: Checkout,
  { paidByHand, collect }: PlaceOptions,
): Promise<Placed> {
  const { checkout: fresh, priced } = await examine(context, checkout);
  const begun = await beginOrder(context, await reservedIdOf(context, fresh));
  const reserved = await takeHoldings(context, begun.id, fresh, { priced, isNew: true });
  // The order's approval looks for its checkout.
  await saveCheckout(context, withView(context, { ...reserved, orderId: begun.id }, priced));
  const due = dueOf(priced);
  const isDue = isPositiveMoney(due);
  // Before the order's approval, whose email tells how to pay.
  if (paidByHand && isDue) await recordChosenMethod(context, begun.id);
  const order = await placeOrder(context, begun, {
    content: orderContent(context, reserved, priced, await contactOf(context, reserved)),
    payments: paymentsOf(reserved, priced, paidByHand || !isDue),
    paidByHand: paidByHand && isDue,
    ...(collect && isDue && { then: (state) => collect(state, { due, checkout: reserved }) }),
  });
  return { order, due, checkout: reserved };
}

async function placeAgain(
  context: Context,
  before: OrderState,
  checkout: Checkout,
  paidByHand: boolean,
): Promise<Placed> {
  const orderId = before.order.id;
  const free = await giveBackHoldings(context, orderId, checkout);
  const { checkout: fresh, priced } = await examine(context, free);
  const reserved = await takeHoldings(context, orderId, fresh, { priced, isNew: false });
  await saveCheckout(context, withView(context, reserved, priced));
  const due = dueOf(priced);
  if (paidByHand && isPositiveMoney(due)) await recordChosenMethod(context, orderId);
  const order = await placeOrderAgain(context, voidWaitingPayments(before, stampOf(context)), {
    content: orderContent(
      context,
      reserved,
      priced,
      before.order.buyerInfo?.contactId ?? (await contactOf(context, reserved)),
    ),
    payments: paymentsOf(reserved, priced, paidByHand || !isPositiveMoney(due)),
    paidByHand: paidByHand && isPositiveMoney(due),
  });
  return { order, due, checkout: reserved };
}

const withView = (context: Context, checkout: Checkout, priced: Priced): Checkout => ({
  ...checkout,
  placed: writeCheckout(context, checkout, priced),
});

const dueOf = ({ totalBeforeGiftCard, giftCard }: Priced): string =>
  subtractMoney(totalBeforeGiftCard.amount, giftCard?.amount?.amount);
