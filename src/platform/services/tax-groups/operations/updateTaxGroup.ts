import type { Context } from '../../../context.ts';
import type { TaxGroupsApi, Reply, Request } from '../../../contract/index.ts';
import { events, lockTaxGroup } from '../tax-group-change.ts';
import { taxGroups } from '../tables.ts';

export async function updateTaxGroup(
  request: Request<TaxGroupsApi, 'updateTaxGroup'>,
  context: Context,
): Promise<Reply<TaxGroupsApi, 'updateTaxGroup'>> {
  const { db, siteId, clock } = context;
  const before = await lockTaxGroup(context, request.taxGroup.id);
  const after = taxGroups.mergePatch(before, request.taxGroup, { mask: request.fieldMask, path: 'taxGroup' });
  const taxGroup = await taxGroups.replace(db, siteId, after, {
    expectedRevision: request.taxGroup.revision,
    now: clock.now(),
  });
  await context.emit(events.updated(taxGroup));
  return { taxGroup };
}
