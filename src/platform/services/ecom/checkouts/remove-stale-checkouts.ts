import type { RetentionRule } from '#database/retention.ts';
import type { Context } from '#platform/context.ts';
import { CHECKOUT_FQDN } from './checkout.ts';
import { checkouts, lockStale } from './tables.ts';

/** Nothing documents an end. Mails that remind of a checkout are sent for weeks, not for a quarter of a year. */
export const staleCheckouts: RetentionRule<Context> = {
  what: 'Checkouts that led to no order; the others stay as long as their order',
  since: 'they were last changed',
  days: 90,
  async forget(context, before, limit) {
    const ids = await lockStale(context, before.toISOString(), limit);
    for (const id of ids) {
      await checkouts.remove(context.db, context.siteId, id);
      await context.emit({
        entityFqdn: CHECKOUT_FQDN,
        slug: 'deleted',
        entityId: id,
        body: { deletedEvent: {} },
      });
    }
    return ids.length;
  },
};
