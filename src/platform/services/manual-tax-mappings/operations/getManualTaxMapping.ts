import type { Context } from '../../../context.ts';
import type { ManualTaxMappingsApi, Reply, Request } from '../../../contract/index.ts';
import { manualTaxMappingNotFound } from '../manual-tax-mapping-change.ts';
import { manualTaxMappings } from '../tables.ts';

export async function getManualTaxMapping(
  request: Request<ManualTaxMappingsApi, 'getManualTaxMapping'>,
  { db, siteId }: Context,
): Promise<Reply<ManualTaxMappingsApi, 'getManualTaxMapping'>> {
  const manualTaxMapping = await manualTaxMappings.get(db, siteId, request.manualTaxMappingId);
  if (!manualTaxMapping) throw manualTaxMappingNotFound(request.manualTaxMappingId);
  return { manualTaxMapping };
}
