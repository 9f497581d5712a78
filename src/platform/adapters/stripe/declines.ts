import Stripe from 'stripe';
import { AmountRejected } from './amounts.ts';

/** In the words that the shop's pages know; others stay Stripe's. */
const REASONS: Readonly<Record<string, string>> = {
  authentication_required: 'authentication_failed',
  payment_intent_authentication_failure: 'authentication_failed',
  generic_decline: 'card_declined',
  do_not_honor: 'card_declined',
  invalid_cvc: 'incorrect_cvc',
  amount_too_small: 'amount_not_supported',
  amount_too_large: 'amount_not_supported',
};

/** Why, of a card error as Stripe describes it. */
export function reasonOf(error: { code?: string | null; decline_code?: string | null } | null): string {
  // The library writes an empty text for what Stripe did not say.
  const code = error?.decline_code || error?.code || 'card_declined';
  return REASONS[code] ?? code;
}

/**
 * What Stripe has rejected for good, under this idempotency key; undefined where nobody knows whether it did what it was
 * asked: no answer, an answer that is none, too many at once, a key it does not take.
 */
export function declineOf(error: unknown): { code: string; message: string } | undefined {
  if (error instanceof AmountRejected) return { code: 'amount_not_supported', message: error.message };
  const isFinal =
    error instanceof Stripe.errors.StripeCardError ||
    error instanceof Stripe.errors.StripeInvalidRequestError;
  if (!isFinal || error.code === 'idempotency_key_in_use' || error.code === 'lock_timeout') return undefined;
  return {
    code: reasonOf({ code: error.code ?? null, decline_code: error.decline_code ?? null }),
    message: error.message,
  };
}
