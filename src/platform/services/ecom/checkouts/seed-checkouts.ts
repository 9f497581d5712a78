import type { Queryable } from '#database/database.ts';
import type { Checkout } from './checkout.ts';
import { checkouts } from './tables.ts';

/** For the demo store: without events, and unchecked. */
export const seedCheckouts = async (
  db: Queryable,
  siteId: string,
  made: readonly Checkout[],
): Promise<void> => void (await checkouts.insertMany(db, siteId, made));
