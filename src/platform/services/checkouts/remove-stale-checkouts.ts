import type { Context } from '../../context.ts';
import { CHECKOUT_FQDN } from './checkout.ts';
import { checkouts, lockStale } from './tables.ts';

/** Nothing documents an end. Mails that remind of a checkout are sent for weeks, not for a quarter of a year. */
const KEPT_DAYS = 90;
const BATCH = 100;
const DAY = 24 * 60 * 60 * 1000;

/** Checkouts that led to an order stay as long as it does. */
export async function removeStaleCheckouts(context: Context): Promise<void> {
  const { db, siteId, clock } = context;
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY).toISOString();
  for (const id of await lockStale(context, before, BATCH)) {
    await checkouts.remove(db, siteId, id);
    await context.emit({
      entityFqdn: CHECKOUT_FQDN,
      slug: 'deleted',
      entityId: id,
      body: { deletedEvent: {} },
    });
  }
}
