import type { Context } from '../../context.ts';
import { taxGroups, type TaxGroup } from './tables.ts';

/** What other services may use of tax groups, in the current transaction of the database. */
export { PRODUCTS_GROUP } from './tables.ts';

export const findTaxGroup = ({ db, siteId }: Context, id: string): Promise<TaxGroup | undefined> =>
  taxGroups.get(db, siteId, id);
