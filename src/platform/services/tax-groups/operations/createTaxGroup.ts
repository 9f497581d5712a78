import type { Context } from '../../../context.ts';
import type { TaxGroupsApi, Reply, Request } from '../../../contract/index.ts';
import { events } from '../tax-group-change.ts';
import { taxGroups } from '../tables.ts';

export async function createTaxGroup(
  request: Request<TaxGroupsApi, 'createTaxGroup'>,
  context: Context,
): Promise<Reply<TaxGroupsApi, 'createTaxGroup'>> {
  const { db, siteId, ids, clock } = context;
  const now = clock.now().toISOString();
  const taxGroup = await taxGroups.insert(db, siteId, {
    name: request.taxGroup.name ?? '',
    id: ids.guid(),
    createdDate: now,
    updatedDate: now,
  });
  await context.emit(events.created(taxGroup));
  return { taxGroup };
}
