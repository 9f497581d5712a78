import type Stripe from 'stripe';
import type { SaveMethodOutcome, SaveMethodRequest } from '../../ports.ts';
import { about } from './about.ts';
import { forCustomer, keyFor } from './customers.ts';
import { cardSummary } from './intent-outcome.ts';
import type { Desk } from './options.ts';
import { reasonOf, declineOf } from './declines.ts';

function outcomeOf({
  status,
  payment_method: method,
  last_setup_error: error,
}: Stripe.SetupIntent): SaveMethodOutcome {
  if (status === 'succeeded' && typeof method === 'object' && method !== null)
    return { status: 'KEPT', savedMethod: method.id, ...cardSummary(method.card) };
  if (status === 'requires_action') return { status: 'DECLINED', reason: 'authentication_required' };
  if (status === 'requires_payment_method') return { status: 'DECLINED', reason: reasonOf(error) };
  throw new Error('Stripe answered with a setup of no known status.');
}

/** Gives the customer a card that pays later. Nobody is sent to the bank's page: a card that wants that is not kept. */
export async function saveMethod(
  desk: Desk,
  { paymentToken, buyer, idempotencyKey }: SaveMethodRequest,
): Promise<SaveMethodOutcome> {
  try {
    return outcomeOf(
      await forCustomer(desk, buyer, (customer) =>
        desk.stripe.setupIntents.create(
          {
            ...(customer !== undefined && { customer }),
            payment_method: paymentToken,
            allowed_payment_method_types: ['card'],
            confirm: true,
            usage: 'off_session',
            metadata: { counterpart_site: desk.siteId },
            expand: ['payment_method'],
          },
          { idempotencyKey: keyFor(idempotencyKey, customer) },
        ),
      ),
    );
  } catch (error) {
    const rejection = declineOf(error);
    if (!rejection) throw error;
    const isToken = rejection.code === 'resource_missing';
    return { status: 'DECLINED', reason: isToken ? 'token_invalid' : rejection.code };
  }
}

/** Takes it from the customer: Stripe then neither shows nor charges it again. */
export async function forgetMethod({ stripe }: Desk, savedMethod: string): Promise<void> {
  try {
    await about(savedMethod, stripe.paymentMethods.detach(savedMethod));
  } catch (error) {
    // It was nobody's, or is not there.
    if (!declineOf(error)) throw error;
  }
}
