import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import { entityEvents } from '#platform/events/entity-events.ts';
import { present, type Abandoned } from './abandoned.ts';
import { abandoned } from './tables.ts';

const events = entityEvents('wix.ecom.v1.abandoned_checkout');

export const abandonedNotFound = (abandonedCheckoutId: string) =>
  notFound('The abandoned checkout was not found.', 'ABANDONED_CHECKOUT_NOT_FOUND', { abandonedCheckoutId });

/** @throws 404 */
export async function findAbandoned({ db, siteId }: Context, id: string): Promise<Abandoned> {
  const found = await abandoned.get(db, siteId, id);
  if (!found) throw abandonedNotFound(id);
  return found;
}

/** Held until the call ends. @throws 404 */
export async function lockAbandoned({ db, siteId }: Context, id: string): Promise<Abandoned> {
  const found = await abandoned.getForUpdate(db, siteId, id);
  if (!found) throw abandonedNotFound(id);
  return found;
}

export async function insertAbandoned(context: Context, made: Abandoned): Promise<Abandoned> {
  const stored = await abandoned.insert(context.db, context.siteId, made);
  await context.emit(events.created(present(stored) as { id: string }));
  return stored;
}

/** Writes one that is held, and tells of it. */
export async function saveAbandoned(context: Context, after: Abandoned): Promise<Abandoned> {
  const { db, siteId, clock } = context;
  const stored = await abandoned.replace(db, siteId, after, { now: clock.now() });
  await context.emit(events.updated(present(stored)));
  return stored;
}

export async function removeAbandoned(context: Context, missing: Abandoned): Promise<void> {
  await abandoned.remove(context.db, context.siteId, missing.id);
  await context.emit(events.deleted(present(missing) as { id: string }));
}

/** Bought after all. What is recovered stays so. */
export async function recover(
  context: Context,
  before: Abandoned,
  orderId: string | undefined,
): Promise<void> {
  if (before.status === 'RECOVERED') return;
  const checkoutRecoveredDate = context.clock.now().toISOString();
  const after = await saveAbandoned(context, {
    ...before,
    status: 'RECOVERED',
    checkoutRecoveredDate,
    ...(orderId && { orderId }),
  });
  await context.emit(events.action('recovered', after.id, { abandonedCheckout: present(after) }));
}
