import Stripe from 'stripe';
import { PAGE_TOKEN } from '#shared/page-token.ts';
import type { Charge, ChargeOutcome } from '../../ports.ts';
import { about } from './about.ts';
import { minorUnits } from './amounts.ts';
import { forCustomer, keyFor } from './customers.ts';
import { INTENT_EXPAND, intentOutcome } from './intent-outcome.ts';
import { ownMetadata, type Desk } from './options.ts';
import { openPage, pageOutcome, PAGE_ID, provenOwner } from './page.ts';
import { declineOf } from './declines.ts';

/** Stripe remembers idempotency keys for a day; what it was asked longer ago is looked for and not asked again. */
const HOURS_REMEMBERED = 23;
/** How long a shopper has for the second step of a card that was not entered on Stripe's page. */
const MINUTES_TO_CONFIRM = 15;

const ageOf = ({ clock }: Desk, { createdDate }: Charge): number =>
  clock.now().getTime() - new Date(createdDate).getTime();

/** One try under a key gives one answer for good, which is that of the first time. */
const isReplayed = ({ lastResponse }: Stripe.Response<object>): boolean =>
  lastResponse.headers['idempotent-replayed'] === 'true';

const readIntent = ({ stripe }: Desk, id: string): Promise<Stripe.PaymentIntent> =>
  stripe.paymentIntents.retrieve(id, { expand: INTENT_EXPAND });

/** Who is there can be asked for a second step; what is kept then is kept for when nobody is. */
const presenceOf = (
  { offSession, savePaymentMethod, returnUrl }: Charge,
  customer: string | undefined,
): Pick<Stripe.PaymentIntentCreateParams, 'off_session' | 'return_url' | 'setup_future_usage'> =>
  offSession
    ? { off_session: true }
    : {
        return_url: returnUrl,
        ...(savePaymentMethod && customer !== undefined && { setup_future_usage: 'off_session' as const }),
      };

/** Charges a means of payment that Stripe keeps, such as a member's card. */
async function chargeMethod(
  desk: Desk,
  charge: Charge,
  customer: string | undefined,
): Promise<ChargeOutcome> {
  const { amount, currency, paymentToken, authorizeOnly, description, idempotencyKey } = charge;
  const made = await desk.stripe.paymentIntents.create(
    {
      amount: minorUnits(amount, currency),
      currency: currency.toLowerCase(),
      capture_method: authorizeOnly ? 'manual' : 'automatic',
      payment_method: paymentToken,
      allowed_payment_method_types: ['card'],
      confirm: true,
      ...presenceOf(charge, customer),
      ...provenOwner(charge),
      description,
      metadata: ownMetadata(desk, charge),
      ...(customer !== undefined && { customer }),
      expand: INTENT_EXPAND,
    },
    { idempotencyKey: keyFor(idempotencyKey, customer) },
  );
  return intentOutcome(isReplayed(made) ? await readIntent(desk, made.id) : made);
}

async function chargePage(desk: Desk, charge: Charge, customer: string | undefined): Promise<ChargeOutcome> {
  const made = await openPage(desk, charge, customer, keyFor(charge.idempotencyKey, customer));
  return pageOutcome(isReplayed(made) ? await readPage(desk, made.id) : made);
}

const readPage = ({ stripe }: Desk, id: string): Promise<Stripe.Checkout.Session> =>
  stripe.checkout.sessions.retrieve(id, { expand: INTENT_EXPAND.map((field) => `payment_intent.${field}`) });

/** How what Stripe calls by this id stands. */
export const readOutcome = async (desk: Desk, id: string): Promise<ChargeOutcome> =>
  id.startsWith(PAGE_ID) ? pageOutcome(await readPage(desk, id)) : intentOutcome(await readIntent(desk, id));

/** Who did not confirm in time does not hold the order for ever. */
async function askedBefore(desk: Desk, charge: Charge, id: string): Promise<ChargeOutcome> {
  const outcome = await readOutcome(desk, id);
  const isLate = ageOf(desk, charge) > MINUTES_TO_CONFIRM * 60_000;
  if (outcome.status !== 'ACTION_REQUIRED' || id.startsWith(PAGE_ID) || !isLate) return outcome;
  await about(id, desk.stripe.paymentIntents.cancel(id));
  return { status: 'DECLINED', providerTransactionId: id, reason: 'authentication_timed_out' };
}

/** Of a charge nobody heard an answer to for a day. */
async function lookFor(desk: Desk, charge: Charge): Promise<ChargeOutcome> {
  if (!charge.paymentToken.startsWith(PAGE_TOKEN)) {
    const query = `metadata['counterpart_payment']:'${charge.paymentId}'`;
    const { data } = await desk.stripe.paymentIntents.search({ query, limit: 1 });
    if (data[0]) return intentOutcome(await readIntent(desk, data[0].id));
  }
  // The shopper never had the address of the page.
  return { status: 'DECLINED', reason: 'canceled' };
}

function ask(desk: Desk, charge: Charge): Promise<ChargeOutcome> {
  const send = charge.paymentToken.startsWith(PAGE_TOKEN) ? chargePage : chargeMethod;
  return forCustomer(desk, charge.buyer, (customer) => send(desk, charge, customer));
}

/** Nobody failed to prove anything: nobody was there to be asked. */
const withoutBuyer = (code: string): string =>
  code === 'authentication_failed' ? 'authentication_required' : code;

function declined(error: unknown, { offSession }: Charge): ChargeOutcome {
  const rejection = declineOf(error);
  if (!rejection) throw error;
  const id = error instanceof Stripe.errors.StripeError ? error.payment_intent?.id : undefined;
  // Of all that is sent only the token comes from a browser.
  const isToken =
    error instanceof Stripe.errors.StripeInvalidRequestError && rejection.code !== 'amount_not_supported';
  return {
    status: 'DECLINED',
    reason: isToken ? 'token_invalid' : offSession ? withoutBuyer(rejection.code) : rejection.code,
    ...(id !== undefined && { providerTransactionId: id }),
  };
}

/**
 * Asks for the money, or how it stands where that was asked before.
 * @throws when Stripe did not answer, or not with an answer
 */
export async function charge(desk: Desk, request: Charge): Promise<ChargeOutcome> {
  const { providerTransactionId: known } = request;
  if (known !== undefined) return askedBefore(desk, request, known);
  if (ageOf(desk, request) > HOURS_REMEMBERED * 3_600_000) return lookFor(desk, request);
  return ask(desk, request).catch((error: unknown) => declined(error, request));
}

/** Only what still waits for the shopper can be given up. */
export async function cancel(desk: Desk, id: string): Promise<'CANCELED' | 'TOO_LATE'> {
  if ((await readOutcome(desk, id)).status !== 'ACTION_REQUIRED') return 'TOO_LATE';
  try {
    if (id.startsWith(PAGE_ID)) await about(id, desk.stripe.checkout.sessions.expire(id));
    else await about(id, desk.stripe.paymentIntents.cancel(id));
    return 'CANCELED';
  } catch (error) {
    // The shopper was quicker.
    if (declineOf(error)) return 'TOO_LATE';
    throw error;
  }
}
