import type Stripe from 'stripe';
import type { Charge, ChargeOutcome } from '../../ports.ts';
import { minorUnits } from './amounts.ts';
import { intentOutcome } from './intent-outcome.ts';
import { ownMetadata, type Desk } from './options.ts';

/** Begins what Stripe calls a visit to its page; the payment made there has a name of its own. */
export const PAGE_ID = 'cs_';
/** Stripe keeps a page open for half an hour at least; a lost answer leaves some of it. */
const MINUTES_OPEN = 45;

/** The second step, for which the bank is asked where it would let the card pass. */
export const provenOwner = ({ requires3dSecure = false, offSession }: Charge) =>
  requires3dSecure && !offSession
    ? { payment_method_options: { card: { request_three_d_secure: 'any' as const } } }
    : {};

/** Opens the page on which the shopper enters the card, or chooses one that Stripe keeps for the member. */
export function openPage(
  desk: Desk,
  charge: Charge,
  customer: string | undefined,
  idempotencyKey: string,
): Promise<Stripe.Response<Stripe.Checkout.Session>> {
  const { amount, currency, createdDate, returnUrl, authorizeOnly, description, buyer } = charge;
  const metadata = ownMetadata(desk, charge);
  return desk.stripe.checkout.sessions.create(
    {
      mode: 'payment',
      allowed_payment_method_types: ['card'],
      // The order is in the shop's currency, and so is what is paid.
      adaptive_pricing: { enabled: false },
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: currency.toLowerCase(),
            unit_amount: minorUnits(amount, currency),
            product_data: { name: description },
          },
        },
      ],
      payment_intent_data: {
        capture_method: authorizeOnly ? 'manual' : 'automatic',
        description,
        // A card that fails is no end there: the page asks for another one.
        metadata: { ...metadata, counterpart_page: '1' },
      },
      ...provenOwner(charge),
      client_reference_id: charge.orderId,
      metadata,
      success_url: returnUrl,
      cancel_url: returnUrl,
      expires_at: Math.floor(new Date(createdDate).getTime() / 1000) + MINUTES_OPEN * 60,
      ...(customer !== undefined
        ? { customer, saved_payment_method_options: { payment_method_save: 'enabled' as const } }
        : buyer.email !== undefined && { customer_email: buyer.email }),
    },
    { idempotencyKey },
  );
}

/**
 * How the visit stands; read with its payment and that one's charge.
 * @throws for what Stripe never says
 */
export function pageOutcome(session: Stripe.Checkout.Session): ChargeOutcome {
  const { id: providerTransactionId, status, url, payment_intent: intent } = session;
  if (status === 'expired') return { status: 'DECLINED', providerTransactionId, reason: 'canceled' };
  if (status === 'open' && url) return { status: 'ACTION_REQUIRED', providerTransactionId, redirectUrl: url };
  if (status === 'complete' && typeof intent === 'object' && intent !== null) return intentOutcome(intent);
  throw new Error('Stripe answered with a page of no known status.');
}
