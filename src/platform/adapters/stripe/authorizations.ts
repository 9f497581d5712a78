import type { AuthorizationOutcome, AuthorizationRequest } from '../../ports.ts';
import { about } from './about.ts';
import { isSameAmount, minorUnits } from './amounts.ts';
import type { Desk } from './options.ts';
import { declineOf } from './declines.ts';

const FOREIGN = { status: 'FAILED', reason: 'This payment was not made through Stripe.' } as const;

export const isIntent = (id: string | undefined): id is string => id?.startsWith('pi_') ?? false;

/** It is not held any more: by this act, by another, or because the bank let go of it. */
async function ended(
  { stripe }: Desk,
  request: AuthorizationRequest,
): Promise<AuthorizationOutcome | undefined> {
  const { providerTransactionId, idempotencyKey, amount, currency } = request;
  const intent = await about(providerTransactionId, stripe.paymentIntents.retrieve(providerTransactionId));
  if (intent.status === 'canceled') return { status: 'EXPIRED' };
  if (intent.status !== 'succeeded') return undefined;
  const isOurs =
    intent.metadata['counterpart_capture'] === idempotencyKey &&
    isSameAmount(intent.amount_received, amount, currency);
  return isOurs ? { status: 'SUCCEEDED' } : { status: 'FAILED', reason: 'not_authorized' };
}

/** Takes a part of what is held, or all of it; the rest is let go. */
export async function capture(desk: Desk, request: AuthorizationRequest): Promise<AuthorizationOutcome> {
  const { providerTransactionId: id, amount, currency, idempotencyKey } = request;
  if (!isIntent(id)) return FOREIGN;
  try {
    const requested = {
      amount_to_capture: minorUnits(amount, currency),
      metadata: { counterpart_capture: idempotencyKey },
    };
    await about(id, desk.stripe.paymentIntents.capture(id, requested, { idempotencyKey }));
    return { status: 'SUCCEEDED' };
  } catch (error) {
    const rejection = declineOf(error);
    if (!rejection) throw error;
    if (rejection.code === 'charge_expired_for_capture') return { status: 'EXPIRED' };
    const reason = rejection.code === 'amount_not_supported' ? 'amount_too_large' : rejection.message;
    return (await ended(desk, request)) ?? { status: 'FAILED', reason };
  }
}

/** Lets go of what is held. */
export async function voidAuthorization(
  desk: Desk,
  request: AuthorizationRequest,
): Promise<AuthorizationOutcome> {
  const { providerTransactionId: id, idempotencyKey } = request;
  if (!isIntent(id)) return FOREIGN;
  try {
    await about(id, desk.stripe.paymentIntents.cancel(id, {}, { idempotencyKey }));
    return { status: 'SUCCEEDED' };
  } catch (error) {
    const rejection = declineOf(error);
    if (!rejection) throw error;
    const outcome = await ended(desk, request);
    if (outcome?.status === 'EXPIRED') return { status: 'SUCCEEDED' };
    return outcome
      ? { status: 'FAILED', reason: 'not_authorized' }
      : { status: 'FAILED', reason: rejection.message };
  }
}
