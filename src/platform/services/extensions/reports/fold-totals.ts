import type { Context } from '#platform/context.ts';
import { foldSlots } from '#platform/store/index.ts';

/** Brings together what many connections have summed up; now and then. */
export const foldTotals = ({ db, siteId }: Context): Promise<void> =>
  foldSlots(db, siteId, {
    table: 'sales_sums',
    unique: ['kind', 'day', 'currency', 'key', 'detail'],
    sums: ['orders', 'pieces', 'items', 'discounts', 'delivery', 'tax', 'total', 'returned'],
  });
