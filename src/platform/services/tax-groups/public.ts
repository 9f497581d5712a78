import type { Context } from '../../context.ts';
import { ensureDefaultGroup, taxGroups } from './tables.ts';
import type { TaxGroup } from './tax-group.ts';

/** What other services may use of tax groups, in the current transaction of the database. */
export { PRODUCTS_GROUP } from './tax-group.ts';

export async function findTaxGroup(context: Context, id: string): Promise<TaxGroup | undefined> {
  await ensureDefaultGroup(context);
  return taxGroups.get(context.db, context.siteId, id);
}
