import type { Context } from '../../../context.ts';
import type { ManualTaxMappingsApi, Reply, Request } from '../../../contract/index.ts';
import { events, lockManualTaxMapping } from '../manual-tax-mapping-change.ts';
import { manualTaxMappings } from '../tables.ts';

export async function deleteManualTaxMapping(
  request: Request<ManualTaxMappingsApi, 'deleteManualTaxMapping'>,
  context: Context,
): Promise<Reply<ManualTaxMappingsApi, 'deleteManualTaxMapping'>> {
  const manualTaxMapping = await lockManualTaxMapping(context, request.manualTaxMappingId);
  await manualTaxMappings.remove(context.db, context.siteId, manualTaxMapping.id);
  await context.emit(events.deleted(manualTaxMapping));
  return {};
}
