import { about } from './about.ts';
import type { Desk } from './options.ts';
import { refusalOf } from './refusals.ts';

/** Takes it from the customer: Stripe then neither shows nor charges it again. */
export async function forgetMethod({ stripe }: Desk, savedMethod: string): Promise<void> {
  try {
    await about(savedMethod, stripe.paymentMethods.detach(savedMethod));
  } catch (error) {
    // It was nobody's, or is not there.
    if (!refusalOf(error)) throw error;
  }
}
