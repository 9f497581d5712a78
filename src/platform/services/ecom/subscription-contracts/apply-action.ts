import type { Context } from '#platform/context.ts';
import { badRequest, failedPrecondition } from '#platform/contract/errors.ts';
import { beginCharge, methodsOf, type StoredCharge } from '../../extensions/payments/public.ts';
import { lockOrder } from '../orders/public.ts';
import { record } from './action-log.ts';
import { lockSubscription, saveSubscription } from './change.ts';
import { insertCycle } from './cycles.ts';
import { emailCanceled } from './mail.ts';
import {
  allowedVerbs,
  canceled,
  mayRetry,
  paused,
  resumed,
  retried,
  skipped,
  type Verb,
} from './rules/life.ts';
import { dateOfCycle } from './rules/rhythm.ts';
import { isOver, type Subscription } from './subscription.ts';
import { subscriptions } from './tables.ts';

const notAllowed = (subscription: Subscription, verb: string): Error =>
  failedPrecondition(
    'This cannot be done to the subscription as it stands.',
    'SUBSCRIPTION_ACT_NOT_ALLOWED',
    {
      verb,
      status: subscription.status,
    },
  );

/** The time of its next cycle passes without a charge. */
async function skip(context: Context, before: Subscription, now: string): Promise<Subscription> {
  const { id: contractId, nextCycle: cycle } = before;
  const dueDate = dateOfCycle(before, cycle);
  await insertCycle(context, {
    contractId,
    cycle,
    status: 'SKIPPED',
    orderId: null,
    dueDate,
    settledDate: now,
  });
  return skipped(before);
}

const DONE = { skip: 'SKIPPED', pause: 'PAUSED', resume: 'RESUMED', cancel: 'CANCELED' } as const;

/** Pauses, goes on, leaves one out, or ends. A charge that is under way is made; one that is not begun is not. */
export async function applySubscriptionAction(
  context: Context,
  id: string,
  verb: Verb,
): Promise<Subscription> {
  const before = await lockSubscription(context, id);
  if (!allowedVerbs(before).includes(verb)) throw notAllowed(before, verb);
  const now = context.clock.now().toISOString();
  await record(context, id, DONE[verb], verb === 'skip' ? { cycle: before.nextCycle } : {});
  switch (verb) {
    case 'skip':
      return saveSubscription(context, await skip(context, before, now));
    case 'pause':
      return saveSubscription(context, paused(before));
    case 'resume':
      return saveSubscription(context, resumed(before, now));
    case 'cancel': {
      const after = await saveSubscription(context, canceled(before, now));
      await emailCanceled(context, id);
      return after;
    }
  }
}

/** Another card that is kept for its member; what waited for one is charged at once. */
export async function useMethod(context: Context, id: string, methodId: string): Promise<Subscription> {
  const before = await lockSubscription(context, id);
  requireRunning(before);
  const stored = await methodsOf(context, before.memberId ?? '');
  if (!stored.some((method) => method.id === methodId))
    throw badRequest('There is no such card.', 'PAYMENT_METHOD_NOT_FOUND', { methodId });
  await record(context, id, 'CARD_CHANGED');
  const after = { ...before, savedMethodId: methodId };
  const waits = before.tries > 0 && before.status !== 'PAUSED' && before.chargeId === undefined;
  return saveSubscription(context, waits ? resumed(after, context.clock.now().toISOString()) : after);
}

/** What was declined is charged at once, without waiting for its day. */
export async function retry(context: Context, id: string): Promise<Subscription> {
  const before = await lockSubscription(context, id);
  if (!mayRetry(before)) throw notAllowed(before, 'retry');
  await record(context, id, 'RETRIED', { cycle: before.nextCycle });
  return saveSubscription(context, retried(before, context.clock.now().toISOString()));
}

/** Money did not come that its member may bring at once with another card. */
export const isOwed = ({ status, tries }: Pick<Subscription, 'status' | 'tries'>): boolean =>
  tries > 0 && (status === 'ACTIVE' || status === 'SUSPENDED');

/** @throws where no card is chosen any more */
export function requireRunning(subscription: Subscription): void {
  if (isOver(subscription)) throw notAllowed(subscription, 'card');
}

/** A card that was just given pays what could not be charged, and is kept for what follows. */
export async function beginWithCard(
  context: Context,
  id: string,
  { paymentToken, returnUrl }: { paymentToken: string; returnUrl: string },
): Promise<StoredCharge> {
  const seen = await subscriptions.get(context.db, context.siteId, id);
  const order = seen?.orderId === undefined ? undefined : (await lockOrder(context, seen.orderId)).order;
  const before = await lockSubscription(context, id);
  if (!order || before.orderId !== order.id || !isOwed(before)) throw notAllowed(before, 'pay');
  const charge = await beginCharge(context, {
    orderId: order.id,
    amount: order.priceSummary?.total?.amount ?? '0',
    currency: order.currency,
    paymentToken,
    returnUrl,
    savesMethod: true,
  });
  if (before.chargeId !== charge.id) await saveSubscription(context, { ...before, chargeId: charge.id });
  return charge;
}
