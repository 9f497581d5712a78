import type Stripe from 'stripe';
import type { ChargeOutcome, PaymentNotice } from '../../ports.ts';
import { readOutcome } from './charges.ts';
import type { Desk } from './options.ts';
import { refundOutcome } from './refunds.ts';

export const SIGNATURE_HEADER = 'stripe-signature';
/** A notice older, or from further ahead, than this is not believed: it may be an overheard one sent again. */
const TOLERANCE_SECONDS = 300;

/** What has to be sent to us; docs/operating.md lists them. */
const CHARGE_EVENTS: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.amount_capturable_updated',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
]);
const REFUND_EVENTS: ReadonlySet<string> = new Set([
  'refund.updated',
  'refund.failed',
  'charge.refund.updated',
]);

const isFromAhead = (header: string, now: number): boolean =>
  Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1] ?? Infinity) > now / 1000 + TOLERANCE_SECONDS;

async function signed(
  { stripe, webhookSecret, clock }: Desk,
  body: string,
  headers: Headers,
): Promise<Stripe.Event | undefined> {
  const header = headers.get(SIGNATURE_HEADER) ?? '';
  const now = clock.now().getTime();
  if (isFromAhead(header, now)) return undefined;
  try {
    return await stripe.webhooks.constructEventAsync(
      body,
      header,
      webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      now,
    );
  } catch {
    return undefined;
  }
}

/** The payment intent or refund that a webhook of Stripe is about. */
interface StripeObject {
  id: string;
  metadata: Readonly<Record<string, string>>;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What the event is about, where that was made for this shop. */
function stripeObjectOf({ data }: Stripe.Event, siteId: string): StripeObject | undefined {
  const { id, metadata } = ((data as unknown as Record<string, unknown> | undefined)?.['object'] ??
    {}) as Partial<StripeObject>;
  return isText(id) && metadata?.['counterpart_site'] === siteId ? { id, metadata } : undefined;
}

/** An event says what was so when it was written, and may come late: how things stand now is asked for. */
async function chargeNotice(desk: Desk, id: string, stripeObject: StripeObject): Promise<PaymentNotice> {
  const paymentId = stripeObject.metadata['counterpart_payment'];
  const outcome: ChargeOutcome = await readOutcome(desk, stripeObject.id);
  // A card that failed on Stripe's page is asked for again there; the page itself tells when it is over.
  const isTryOnPage = stripeObject.metadata['counterpart_page'] === '1' && outcome.status === 'DECLINED';
  if (
    !isText(paymentId) ||
    isTryOnPage ||
    outcome.status === 'PENDING' ||
    outcome.status === 'ACTION_REQUIRED'
  ) {
    return { kind: 'OTHER', id };
  }
  const { status, ...rest } = outcome;
  return {
    kind: 'CHARGE',
    id,
    paymentId,
    outcome: status,
    ...rest,
    providerTransactionId: rest.providerTransactionId ?? stripeObject.id,
  };
}

async function refundNotice(
  { stripe }: Desk,
  id: string,
  { id: refund, metadata }: StripeObject,
): Promise<PaymentNotice> {
  const {
    counterpart_order: orderId,
    counterpart_refund: refundId,
    counterpart_payment: paymentId,
  } = metadata;
  const outcome = refundOutcome(await stripe.refunds.retrieve(refund));
  if (!isText(orderId) || !isText(refundId) || !isText(paymentId) || outcome.status === 'PENDING') {
    return { kind: 'OTHER', id };
  }
  const { status, ...rest } = outcome;
  return {
    kind: 'REFUND',
    id,
    orderId,
    refundId,
    paymentId,
    outcome: status,
    ...rest,
    providerRefundId: refund,
  };
}

/**
 * Undefined for what Stripe did not sign, or too long ago.
 * @throws when Stripe was asked for more and did not answer
 */
export async function readNotice(
  desk: Desk,
  body: string,
  headers: Headers,
): Promise<PaymentNotice | undefined> {
  const event = await signed(desk, body, headers);
  if (!event) return undefined;
  const { id, type } = event;
  if (!isText(id)) return undefined;
  const stripeObject = stripeObjectOf(event, desk.siteId);
  if (stripeObject && CHARGE_EVENTS.has(type)) return chargeNotice(desk, id, stripeObject);
  return stripeObject && REFUND_EVENTS.has(type)
    ? refundNotice(desk, id, stripeObject)
    : { kind: 'OTHER', id };
}
