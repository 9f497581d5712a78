import type { Context } from '../../context.ts';
import { removeCart } from './cart-change.ts';
import { staleCarts } from './tables.ts';

/** Nothing documents an end. A visitor's token does not outlive so long a pause; a member's cart stays. */
const KEPT_DAYS = 90;
const BATCH = 100;
const DAY = 24 * 60 * 60 * 1000;

export async function removeStaleCarts(context: Context): Promise<void> {
  const { db, siteId, clock } = context;
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY).toISOString();
  for (const id of await staleCarts(db, siteId, before, BATCH)) await removeCart(context, id);
}
