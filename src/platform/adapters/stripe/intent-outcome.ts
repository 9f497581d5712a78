import type Stripe from 'stripe';
import type { CardSummary, ChargeOutcome } from '../../ports.ts';
import { reasonOf } from './declines.ts';

/** Where Stripe does not say until when a bank holds the money. */
const AUTHORIZED_DAYS = 7;

/** What an intent has to be read with, so that its outcome can be told. */
export const INTENT_EXPAND = ['latest_charge', 'payment_method'];

const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'Eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | undefined =>
  typeof charge === 'object' && charge !== null ? charge : undefined;

/** A card in the shop's words. */
export const cardSummary = (
  card: { brand?: string | null; last4?: string | null } | null | undefined,
): { card?: CardSummary } =>
  card?.last4
    ? { card: { brand: BRANDS[card.brand ?? ''] ?? card.brand ?? 'Card', lastFourDigits: card.last4 } }
    : {};

const cardOf = (intent: Stripe.PaymentIntent): { card?: CardSummary } =>
  cardSummary(chargeOf(intent)?.payment_method_details?.card);

/** What belongs to a customer is kept, because the shopper wanted it so on Stripe's page or in the shop. */
function keptOf({ payment_method: method }: Stripe.PaymentIntent): { savedMethod?: string } {
  return typeof method === 'object' && method?.customer ? { savedMethod: method.id } : {};
}

function expiryOf(intent: Stripe.PaymentIntent): string {
  const until = chargeOf(intent)?.payment_method_details?.card?.capture_before;
  const seconds = until ?? intent.created + AUTHORIZED_DAYS * 86_400;
  return new Date(seconds * 1000).toISOString();
}

/**
 * How the charge behind an intent stands.
 * @throws for what Stripe never says
 */
export function intentOutcome(intent: Stripe.PaymentIntent): ChargeOutcome {
  const { id: providerTransactionId, status } = intent;
  const known = { providerTransactionId, ...cardOf(intent) };
  switch (status) {
    case 'succeeded':
      // What was held and then taken is told to whoever asked for that.
      return intent.capture_method === 'manual'
        ? { status: 'AUTHORIZED', expiresDate: expiryOf(intent), ...known, ...keptOf(intent) }
        : { status: 'APPROVED', ...known, ...keptOf(intent) };
    case 'requires_capture':
      return { status: 'AUTHORIZED', expiresDate: expiryOf(intent), ...known, ...keptOf(intent) };
    case 'processing':
    case 'requires_confirmation':
      return { status: 'PENDING', ...known };
    case 'requires_action': {
      const redirectUrl = intent.next_action?.redirect_to_url?.url;
      return redirectUrl
        ? { status: 'ACTION_REQUIRED', redirectUrl, ...known }
        : { status: 'DECLINED', reason: 'authentication_failed', ...known };
    }
    case 'requires_payment_method':
      return { status: 'DECLINED', reason: reasonOf(intent.last_payment_error), ...known };
    case 'canceled':
      return { status: 'DECLINED', reason: 'canceled', ...known };
    default:
      throw new Error('Stripe answered with a payment of no known status.');
  }
}
