import type { Context, Site } from '#platform/context.ts';
import type { WrittenMail } from '#platform/mails/mail-layout.ts';
import {
  endPayment,
  addNote,
  lockOrder,
  paymentDeclinedMail,
  paymentReceivedMail,
  saveOrder,
  stampOf,
  type Order,
  type OrderState,
  type PaymentResult,
} from '../../ecom/orders/public.ts';
import { CHARGE_FQDN, type ChargeDeclined, type RequestPaid, type StoredCharge } from './charge.ts';
import { findCharge, updateCharge } from './charges.ts';
import { welcomeMoney } from './late-money.ts';
import { afterOutcome, consequenceOf, type Consequence, type Outcome } from './rules/outcome.ts';
import { authorizationFor } from './rules/authorization-for.ts';
import { nextAttempt } from './rules/schedule.ts';
import { findMethod, saveMethod } from './saved-methods/methods.ts';

/** Tells everybody who holds something for the order to give it back. */
export const emitDeclined = (context: Context, body: ChargeDeclined): Promise<void> =>
  context.emit({
    entityFqdn: CHARGE_FQDN,
    slug: 'declined',
    entityId: body.orderId,
    body: { actionEvent: { body } },
  });

/** Tells whoever asked for this money. */
async function tellRequestPaid(
  context: Context,
  { id: paymentId, orderId, paymentRequestId }: StoredCharge,
): Promise<void> {
  if (paymentRequestId === null) return;
  const body: RequestPaid = { orderId, paymentId, paymentRequestId };
  await context.emit({
    entityFqdn: CHARGE_FQDN,
    slug: 'request_paid',
    entityId: orderId,
    body: { actionEvent: { body } },
  });
}

const statusOf: Partial<Record<Consequence, PaymentResult['status']>> = {
  waits: 'PENDING',
  approved: 'APPROVED',
  'approved-late': 'APPROVED',
  declined: 'DECLINED',
  canceled: 'CANCELED',
};

/** Held in place of received. */
const heldOr = (consequence: Consequence): PaymentResult['status'] | undefined =>
  consequence === 'nothing' ? undefined : 'AUTHORIZED';

/** What the provider keeps from now on, or was charged of it. @returns whether it can be charged again */
async function keepsMethod(
  context: Context,
  { buyerInfo }: Order,
  charge: StoredCharge,
  outcome: Outcome,
): Promise<{ savedMethodId: string | null; isSaved: boolean }> {
  const providerMethod = 'savedMethod' in outcome ? outcome.savedMethod : undefined;
  const memberId = buyerInfo?.memberId;
  if (providerMethod !== undefined && memberId && !charge.merchantInitiated) {
    const stored = await saveMethod(context, { memberId, providerMethod, card: cardOf(charge) });
    return { savedMethodId: stored?.id ?? null, isSaved: stored !== undefined };
  }
  const { savedMethodId } = charge;
  const known = savedMethodId === null ? undefined : await findMethod(context, savedMethodId);
  return { savedMethodId, isSaved: known?.removedDate === null };
}

const cardOf = ({ cardBrand, cardLastFour }: StoredCharge): PaymentResult['card'] =>
  cardBrand !== null && cardLastFour !== null
    ? { brand: cardBrand, lastFourDigits: cardLastFour }
    : undefined;

/**
 * Whoever waited at the checkout saw how it went: a mail is for what happens later. An order that is approved by its
 * payment has the confirmation for it.
 */
function mailsFor(
  before: Order,
  after: Order,
  charge: { before: StoredCharge; after: StoredCharge },
  site: Site,
): WrittenMail[] {
  const { status, amount, paymentRequestId, returnUrl, merchantInitiated } = charge.after;
  if (status === 'APPROVED') {
    return before.status === after.status ? paymentReceivedMail(after, site, amount) : [];
  }
  const wasLeft = charge.before.status === 'PENDING' || charge.before.asks > 0;
  // Who was not asked to pay is not asked to try again.
  return status === 'DECLINED' && wasLeft && !merchantInitiated
    ? paymentDeclinedMail(after, site, amount, paymentRequestId === null ? undefined : returnUrl)
    : [];
}

/** The order with its money as it is after that, and the mails this is worth. */
async function record(
  context: Context,
  before: OrderState,
  charge: { before: StoredCharge; after: StoredCharge },
  { status, held, isSaved }: Pick<PaymentResult, 'status' | 'held' | 'isSaved'>,
  note: string | undefined,
): Promise<void> {
  const stamp = stampOf(context);
  const { id, providerTransactionId } = charge.after;
  const result = { status, held, isSaved, providerTransactionId, card: cardOf(charge.after) };
  const ended = endPayment(before, id, result, stamp);
  const after = note === undefined ? ended : addNote(ended, note, stamp);
  const order = await saveOrder(context, before, after);
  for (const mail of mailsFor(before.order, order, charge, context.site)) await context.mail(mail);
}

/**
 * Writes down what became of an attempt, with all that follows from it: the order's payment, its approval, what is
 * given back. However often and in whatever order outcomes are heard, each has its effect once.
 * @param known the attempt as it was before its order is locked
 * @param asks how often the provider was asked by now, where this is its answer
 * @returns the attempt as it is afterwards
 */
export async function recordCharge(
  context: Context,
  known: StoredCharge,
  outcome: Outcome,
  asks?: number,
): Promise<StoredCharge> {
  const { id } = known;
  const locked = await lockOrder(context, known.orderId);
  const charge = await findCharge(context, id);
  if (!charge) throw new Error(`There is no charge ${id}.`);
  const consequence = consequenceOf(charge.status, outcome.status);
  const status = outcome.status === 'AUTHORIZED' ? heldOr(consequence) : statusOf[consequence];
  if (status === undefined) {
    if (asks !== undefined) await updateCharge(context, id, { asks });
    return charge;
  }
  const told = afterOutcome(charge, outcome, nextAttempt(context.clock.now(), charge.asks));
  const isHeld = status === 'AUTHORIZED';
  const isSecure = status === 'APPROVED' || isHeld;
  const { savedMethodId, isSaved } = isSecure
    ? await keepsMethod(context, locked.order, told, outcome)
    : { savedMethodId: told.savedMethodId, isSaved: false };
  const after = { ...told, savedMethodId };
  await updateCharge(context, id, asks === undefined ? after : { ...after, asks });
  const isLate = consequence === 'approved-late';
  const note = isSecure ? await welcomeMoney(context, locked, charge, { isLate, isHeld }) : undefined;
  // Listeners of what was just told may have changed the order.
  const before = isLate ? await lockOrder(context, charge.orderId) : locked;
  if (consequence !== 'waits' || charge.status === 'ASKED') {
    const authorized =
      outcome.status === 'AUTHORIZED'
        ? authorizationFor(charge, outcome.expiresDate, context.clock.now())
        : undefined;
    await record(context, before, { before: charge, after }, { status, held: authorized, isSaved }, note);
  }
  if (status === 'APPROVED') await tellRequestPaid(context, after);
  if (consequence === 'declined') {
    const { orderId } = charge;
    await emitDeclined(context, { orderId, paymentId: id, cause: 'DECLINED', reason: after.reason ?? '' });
  }
  return after;
}
