/** The keys in the settings, of which only the kind and the last characters are displayed. */
export interface StripeKeysView {
  secretKey: string;
  webhookSecret: string;
}

/** How cards are charged. */
export interface CardPayments {
  by: 'STRIPE_LIVE' | 'STRIPE_TEST' | 'TEST_GATEWAY' | 'NOBODY';
  /** Where a payment provider sends its notices. */
  noticesUrl: string;
  /** The environment variable that decides it; absent where the settings do. */
  ruledBy?: string;
  /** Absent where the settings have none. */
  keys?: StripeKeysView;
}

export const isStripeSecretKey = (text: string): boolean => /^(sk|rk)_(test|live)_\w+$/.test(text);
export const isStripeWebhookSecret = (text: string): boolean => /^whsec_\w+$/.test(text);

/** What the endpoint at Stripe has to be sent. */
export const STRIPE_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.amount_capturable_updated',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'refund.updated',
  'refund.failed',
] as const;
