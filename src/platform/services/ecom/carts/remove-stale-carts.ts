import type { RetentionRule } from '#database/retention.ts';
import type { Context } from '#platform/context.ts';
import { removeCart } from './cart-change.ts';
import { staleCarts } from './tables.ts';

/** Nothing documents an end. A visitor's token does not outlive so long a pause; a member's cart stays. */
export const visitorsCarts: RetentionRule<Context> = {
  what: "Visitors' carts, and what became an order; else members' stay",
  since: 'they were last changed',
  days: 90,
  async forget(context, before, limit) {
    const ids = await staleCarts(context.db, context.siteId, before.toISOString(), limit);
    for (const id of ids) await removeCart(context, id);
    return ids.length;
  },
};
