import Stripe from 'stripe';
import { stripeClient } from './client.ts';
import type { StripeOptions } from './options.ts';

/** Nothing is charged by a look at the sessions, and every key that can sell may look at them. */
const LOOK = { limit: 1 };

/**
 * Asks Stripe whether a secret key works.
 * @returns undefined where it does, else what Stripe says of it
 */
export async function checkStripeKey(
  options: Pick<StripeOptions, 'secretKey' | 'apiUrl' | 'send' | 'timeoutMs'>,
): Promise<string | undefined> {
  try {
    await stripeClient(options).checkout.sessions.list(LOOK);
    return undefined;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error.message;
    throw error;
  }
}
