import { badRequest } from '#platform/contract/errors.ts';
import type { Context } from '#platform/context.ts';
import type { ChargedBuyer } from '#platform/ports.ts';
import { saveMethod } from './methods.ts';
import type { SavedMethod } from './saved-method.ts';

/**
 * Has the provider keep a card for a member, and writes down that it does. Nothing is charged. Outside of any transaction;
 * killed in between, the same token asks for the same card again.
 * @throws 400 PAYMENT_ERROR where the bank says no
 */
export async function saveCard(
  context: Context,
  { paymentToken, buyer }: { paymentToken: string; buyer: ChargedBuyer & { memberId: string } },
): Promise<SavedMethod> {
  const { memberId } = buyer;
  const idempotencyKey = `keep:${memberId}:${paymentToken}`;
  const outcome = await context.payments.keep({ paymentToken, buyer, idempotencyKey });
  const declined = (reason: string) =>
    badRequest('The card was declined.', 'PAYMENT_ERROR', { failureDetails: reason });
  if (outcome.status === 'DECLINED') throw declined(outcome.reason);
  const { savedMethod: providerMethod, card } = outcome;
  const stored = await context.transaction((inner) => saveMethod(inner, { memberId, providerMethod, card }));
  if (!stored) throw declined('token_invalid');
  return stored;
}
