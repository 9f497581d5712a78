import { compareMoney } from '../../shared/money.ts';
import { newPageToken } from '../../shared/page-token.ts';
import { CallError } from '../../wix/errors.ts';
import type { Checkout } from '../../wix/shopper/checkout-operations.ts';
import type { CardProblems, CardValues } from '../shell/card/card.ts';
import type { Draft, PaymentMethod } from './checkout-form.ts';
import { isDeliveryGone, type CheckoutStore } from './checkout-store.ts';
import { demandedBy, type DemandedField } from './demanded.ts';
import { isAvailable, isFree, viewCodes, type CodeView } from './checkout-view.ts';
import { CardRejected, tokenizeCard } from '../shell/card/tokenize-card.ts';
import { pay, readPayment, type PaymentAnswer } from './payment-api.ts';
import { findTotalReasons, type TotalReasons } from './total-reasons.ts';

export type PurchaseResult =
  | { kind: 'placed'; orderId: string }
  | { kind: 'second-step'; redirectUrl: string }
  | { kind: 'declined'; reason: string }
  | { kind: 'card-refused'; problems: CardProblems }
  | Changed
  | { kind: 'sold-out' }
  /** A code that the cart does not earn keeps the order from being placed; it can be taken out. */
  | { kind: 'code-refused'; code: string }
  /** One that was chosen cannot pay; another way can be chosen. */
  | { kind: 'membership-refused' }
  /** The shop wants to know more since the page was opened. */
  | { kind: 'unanswered'; fields: readonly DemandedField[] }
  | { kind: 'in-progress' }
  /** Asked whether it went through: it did not. */
  | { kind: 'not-paid' }
  /** Nobody can tell yet. */
  | { kind: 'unknown' }
  | { kind: 'failed'; error: CallError };

/** The total the shopper saw is not the server's any more. */
export interface Changed {
  kind: 'changed';
  before: string;
  now: string;
  reasons: TotalReasons;
  /** The code that can no longer be used, which was removed. */
  removed?: CodeView;
  /** What a gift card pays now, and paid before. */
  giftCard?: { code: string; before: string; now: string };
}

interface Purchase {
  store: CheckoutStore;
  draft: Draft;
  method: PaymentMethod;
  /** The store's own way, of those that are paid by hand; empty for a transfer. */
  manualId?: string;
  /** Undefined where it is entered on the payment provider's page. */
  card: CardValues | undefined;
  /** It is to be kept for the member. */
  keepCard?: boolean;
  /** On the button when it was pressed. */
  amountSeen: string;
}

const api = { tokenizeCard, pay, readPayment };
type Api = typeof api;

const SOLD_OUT = new Set(['PARTIAL_OUT_OF_STOCK', 'FULL_OUT_OF_STOCK', 'INSUFFICIENT_INVENTORY']);
/** What nothing in the cart makes usable again. */
const USED_UP = new Set([
  'ERROR_COUPON_USAGE_EXCEEDED',
  'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
  'ERROR_COUPON_HAS_EXPIRED',
  'ERROR_COUPON_DOES_NOT_EXIST',
  'GIFT_CARD_IS_EMPTY',
  'GIFT_CARD_EXPIRED',
  'GIFT_CARD_DISABLED',
  'GIFT_CARD_NOT_FOUND',
]);
/** A code, a discount, a gift card or a price is not what it was: it costs something else now. */
const TOTAL_CHANGED = new Set([
  'CHECKOUT_CHANGED',
  'CALCULATION_ERROR',
  'ERROR_COUPON_USAGE_EXCEEDED',
  'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
  'REDEEM_GIFT_CARD_ERROR',
]);
const IN_PROGRESS = new Set(['CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS', 'CHECKOUT_ALREADY_PAID']);

const cardOf = (checkout: Checkout): CodeView | undefined =>
  viewCodes(checkout).find(({ kind }) => kind === 'gift-card');

/** What the shopper saw when the button was pressed. */
interface Seen {
  amount: string;
  checkout: Checkout;
}

const changedSince = ({ amount: before, checkout }: Seen, store: CheckoutStore): Changed => ({
  kind: 'changed',
  before,
  now: store.amount(),
  reasons: findTotalReasons(checkout, store.snapshot().checkout),
});

/** What the shopper has to see before anything is charged; a code that is used up is removed. */
async function reconcile(store: CheckoutStore, seen: Seen): Promise<Changed | undefined> {
  const removed = viewCodes(store.snapshot().checkout).find(
    ({ problem }) => problem !== undefined && USED_UP.has(problem),
  );
  if (removed && (await (removed.kind === 'coupon' ? store.removeCoupon() : store.removeGiftCard())))
    return { ...changedSince(seen, store), removed };
  if (store.amount() === seen.amount) return undefined;
  const cardSeen = cardOf(seen.checkout);
  const [paid, pays] = [cardSeen?.amount, cardOf(store.snapshot().checkout)?.amount];
  const isLess = paid !== undefined && pays !== undefined && compareMoney(pays, paid) < 0;
  return {
    ...changedSince(seen, store),
    ...(cardSeen && isLess && { giftCard: { code: cardSeen.code, before: paid, now: pays } }),
  };
}

/** What follows from an error; where another way of delivery took the place of one that is gone, it is to be seen. */
function failedOrReplaced(error: CallError, seen: Seen, store: CheckoutStore): PurchaseResult {
  const changed = isDeliveryGone(error.code) ? changedSince(seen, store) : undefined;
  return changed?.reasons.delivery ? changed : { kind: 'failed', error };
}

/** From the press on the button to the answer: price it once more, hide the card behind a token, place the order. */
export async function purchase(
  { store, draft, method, manualId, card, keepCard, amountSeen }: Purchase,
  ask: Api = api,
): Promise<PurchaseResult> {
  const seen: Seen = { amount: amountSeen, checkout: store.snapshot().checkout };
  if (!(await store.settle(draft)))
    return failedOrReplaced(store.takePriceError() ?? noAnswer(), seen, store);
  const changed = await reconcile(store, seen);
  if (changed) return changed;
  const { checkout } = store.snapshot();
  if (!(checkout.lineItems ?? []).every((line) => isAvailable(line))) return { kind: 'sold-out' };

  const rejected = viewCodes(checkout).find(({ problem }) => problem !== undefined);
  if (rejected) return { kind: 'code-refused', code: rejected.code };

  if (checkout.calculationErrors?.membershipError) return { kind: 'membership-refused' };

  const checkoutId = store.id();
  try {
    const order = { checkoutId, seenTotal: amountSeen };
    if (isFree(checkout)) return resultOf(await ask.pay(order));
    if (method === 'offline')
      return resultOf(
        await ask.pay({ ...order, offline: true, ...(manualId && { manualMethodId: manualId }) }),
      );
    const holder = `${draft.billing.firstName} ${draft.billing.lastName}`.trim();
    const paymentToken = card ? await ask.tokenizeCard(card, holder) : newPageToken();
    const keeps = card !== undefined && keepCard === true;
    return resultOf(await ask.pay({ ...order, paymentToken, ...(keeps && { savePaymentMethod: true }) }));
  } catch (thrown) {
    if (thrown instanceof CardRejected) return { kind: 'card-refused', problems: thrown.problems };
    const error = toKnown(thrown);
    if (SOLD_OUT.has(error.code)) return { kind: 'sold-out' };
    if (IN_PROGRESS.has(error.code)) return { kind: 'in-progress' };
    if (error.data['membershipError']) return { kind: 'membership-refused' };
    const fields = demandedBy(error);
    if (fields.length > 0) return { kind: 'unanswered', fields };
    const after =
      TOTAL_CHANGED.has(error.code) && (await store.settle(draft)) ? await reconcile(store, seen) : undefined;
    if (after) return after;
    // What there is now can be chosen from; without an answer the last one stays.
    if (isDeliveryGone(error.code)) await store.readAgain().catch(() => undefined);
    // No answer is no rejection: money may have moved. The server knows, as soon as it is reached again.
    return error.code === 'NO_ANSWER'
      ? findOut(checkoutId, ask.readPayment)
      : failedOrReplaced(error, seen, store);
  }
}

/** How a payment went whose answer never came. */
export async function findOut(
  checkoutId: string,
  read: Api['readPayment'] = readPayment,
): Promise<PurchaseResult> {
  try {
    return resultOf(await read(checkoutId));
  } catch (thrown) {
    return toKnown(thrown).status === 404 ? { kind: 'not-paid' } : { kind: 'unknown' };
  }
}

function resultOf({ orderId, status, reason, redirectUrl }: PaymentAnswer): PurchaseResult {
  if (status === 'declined') return { kind: 'declined', reason: reason ?? '' };
  if (status === 'action' && redirectUrl !== undefined) return { kind: 'second-step', redirectUrl };
  return { kind: 'placed', orderId };
}

const noAnswer = (): CallError => new CallError({ code: 'UNREACHABLE', status: 0, message: 'No answer.' });

function toKnown(thrown: unknown): CallError {
  if (thrown instanceof CallError) return thrown;
  throw thrown;
}
