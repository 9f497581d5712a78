import { badRequest } from '#platform/contract/errors.ts';
import type { Context } from '#platform/context.ts';
import { spendAttempt } from '#platform/identity/attempts.ts';
import { finishCharge, saveCard } from '../../extensions/payments/public.ts';
import { beginWithCard, isOwed, requireRunning, useMethod } from './apply-action.ts';
import { readContract } from './change.ts';
import type { Subscription } from './subscription.ts';
import { chargeNow } from './maintenance.ts';

/** Where its member is, and may try again. */
const pageOf = ({ site }: Context, id: string): string => `${site.publicUrl}/account/subscriptions/${id}`;

/** A card that is kept already; what waited for one is charged at once. Outside of any transaction. */
export async function withStoredCard(context: Context, id: string, methodId: string): Promise<undefined> {
  await context.transaction((inner) => useMethod(inner, id, methodId));
  await chargeNow(context, id);
}

/**
 * A card that was just entered. It pays what is owed; where nothing is, nothing is charged and it is only kept.
 * @returns where the bank wants its owner to go first
 * @throws 429 RESOURCE_EXHAUSTED for whom tries card after card
 */
export async function withNewCard(
  context: Context,
  subscription: Subscription,
  paymentToken: string,
): Promise<string | undefined> {
  const { id, memberId = '' } = subscription;
  await context.transaction((inner) => spendAttempt(inner, 'cardByMember', memberId));
  if (!isOwed(subscription)) {
    requireRunning(subscription);
    const { email } = (await readContract(context, id)).buyerInfo ?? {};
    const buyer = { memberId, ...(email && { email }) };
    const stored = await saveCard(context, { paymentToken, buyer });
    return withStoredCard(context, id, stored.id);
  }
  const requested = { paymentToken, returnUrl: pageOf(context, id) };
  const charge = await context.transaction((inner) => beginWithCard(inner, id, requested));
  const { status, reason, redirectUrl } = await finishCharge(context, charge);
  if (status === 'DECLINED')
    throw badRequest('The payment was declined.', 'PAYMENT_ERROR', { failureDetails: reason ?? '' });
  return redirectUrl;
}
