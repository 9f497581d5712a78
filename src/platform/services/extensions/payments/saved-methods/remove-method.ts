import type { Context } from '#platform/context.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import { lockOrders, saveOrder, stampOf, withoutSavedMethod } from '#platform/services/ecom/orders/public.ts';
import { chargesWithMethod } from '../charges.ts';
import { nextAttempt } from '../rules/schedule.ts';
import { findMethod, markRemoved, methodsOf, setNextAttempt } from './methods.ts';
import type { SavedMethod } from './saved-method.ts';

/** Its payments say no longer that it can be charged again. */
async function tellOrders(context: Context, id: string): Promise<void> {
  const charges = await chargesWithMethod(context, id);
  const orderIds = [...new Set(charges.map(({ orderId }) => orderId))].sort();
  const paymentIds = charges.map((charge) => charge.id);
  for (const before of (await lockOrders(context, orderIds)).values()) {
    const after = withoutSavedMethod(before, paymentIds, stampOf(context));
    if (after !== before) await saveOrder(context, before, after);
  }
}

/**
 * Nobody can charge it from now on; the provider is told afterwards, and again until it has heard.
 * @returns false for one that is somebody else's, or gone
 */
export async function removeMethod(
  context: Context,
  method: Pick<SavedMethod, 'id' | 'memberId'>,
): Promise<boolean> {
  if (!(await markRemoved(context, method, context.clock.now().toISOString()))) return false;
  await tellOrders(context, method.id);
  return true;
}

/** Who leaves leaves no card behind. */
export async function removeAllOf({ entityId: memberId }: DomainEvent, context: Context): Promise<void> {
  for (const { id } of await methodsOf(context, memberId)) await removeMethod(context, { id, memberId });
}

/** Nobody waits for it: once an hour is often enough. */
const MANY_ASKS = 10;

/** Has the provider forget it. Outside of any transaction. */
export async function forgetMethod(context: Context, id: string): Promise<void> {
  const method = await findMethod(context, id);
  if (!method || method.nextAskDate === null) return;
  const isForgotten = await context.payments.forget(method.providerMethod).then(
    () => true,
    () => false,
  );
  await setNextAttempt(context, id, isForgotten ? null : nextAttempt(context.clock.now(), MANY_ASKS));
}
