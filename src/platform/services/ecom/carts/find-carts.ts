import type { SiteDb } from '#platform/context.ts';
import { carts } from './tables.ts';

/** Whether somebody took all out of it again; one that is gone was taken away whole. */
export async function isEmptied({ db, siteId }: SiteDb, cartId: string): Promise<boolean> {
  const cart = await carts.get(db, siteId, cartId);
  return !cart || cart.ordered !== undefined || cart.lines.length === 0;
}
