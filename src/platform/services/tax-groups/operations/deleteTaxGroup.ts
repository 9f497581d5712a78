import type { Context } from '../../../context.ts';
import type { TaxGroupsApi, Reply, Request } from '../../../contract/index.ts';
import { events, lockTaxGroup } from '../tax-group-change.ts';
import { taxGroups } from '../tables.ts';

export async function deleteTaxGroup(
  request: Request<TaxGroupsApi, 'deleteTaxGroup'>,
  context: Context,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- the contract answers with nothing
): Promise<Reply<TaxGroupsApi, 'deleteTaxGroup'>> {
  const taxGroup = await lockTaxGroup(context, request.taxGroupId);
  await taxGroups.remove(context.db, context.siteId, taxGroup.id);
  await context.emit(events.deleted(taxGroup));
  return {};
}
