import type { Context } from '../../context.ts';
import { badRequest, notFound, type PlatformError } from '../../contract/errors.ts';
import { entityEvents } from '../../events/entity-events.ts';
import { PRODUCTS_GROUP, type TaxGroup } from './tax-group.ts';
import { taxGroups } from './tables.ts';

export const events = entityEvents('wix.billing.v1.tax_group');

export const taxGroupNotFound = (id: string): PlatformError =>
  notFound('The tax group was not found.', undefined, { taxGroupId: id });

/** @throws 400 for a group that came with an app */
export async function lockTaxGroup({ db, siteId }: Context, id: string): Promise<TaxGroup> {
  if (id === PRODUCTS_GROUP.id) {
    const code = 'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP';
    throw badRequest('A default tax group stays as it is.', code, { taxGroupId: id });
  }
  const found = await taxGroups.getForUpdate(db, siteId, id);
  if (!found) throw taxGroupNotFound(id);
  return found;
}
