import type { Context } from '../../../context.ts';
import type { ManualTaxMappingsApi, Reply, Request } from '../../../contract/index.ts';
import { checkPair, events } from '../manual-tax-mapping-change.ts';
import type { ManualTaxMapping } from '../manual-tax-mapping.ts';
import { manualTaxMappings } from '../tables.ts';

export async function createManualTaxMapping(
  request: Request<ManualTaxMappingsApi, 'createManualTaxMapping'>,
  context: Context,
): Promise<Reply<ManualTaxMappingsApi, 'createManualTaxMapping'>> {
  const { db, siteId, ids, clock } = context;
  const now = clock.now().toISOString();
  const mapping = {
    ...request.manualTaxMapping,
    id: ids.guid(),
    createdDate: now,
    updatedDate: now,
  } as ManualTaxMapping;
  await checkPair(context, mapping);
  const manualTaxMapping = await manualTaxMappings.insert(db, siteId, mapping);
  await context.emit(events.created(manualTaxMapping));
  return { manualTaxMapping };
}
