import type { Queryable } from '#database/database.ts';
import type { Context } from '#platform/context.ts';
import { taxGroups, type TaxGroup } from './tables.ts';

/** What other services may use of tax groups, in the current transaction of the database. */
export { PRODUCTS_GROUP, type TaxGroup } from './tables.ts';

export async function seedTaxGroups(
  db: Queryable,
  siteId: string,
  groups: readonly TaxGroup[],
): Promise<void> {
  await taxGroups.insertMany(db, siteId, groups);
}

export const findTaxGroup = ({ db, siteId }: Context, id: string): Promise<TaxGroup | undefined> =>
  taxGroups.get(db, siteId, id);
