import type { Context } from '../../../context.ts';
import type { TaxRegionsApi, Reply, Request } from '../../../contract/index.ts';
import { events, lockTaxRegion } from '../tax-region-change.ts';
import { taxRegions } from '../tables.ts';

export async function deleteTaxRegion(
  request: Request<TaxRegionsApi, 'deleteTaxRegion'>,
  context: Context,
): Promise<Reply<TaxRegionsApi, 'deleteTaxRegion'>> {
  const taxRegion = await lockTaxRegion(context, request.taxRegionId);
  await taxRegions.remove(context.db, context.siteId, taxRegion.id);
  await context.emit(events.deleted(taxRegion));
  return {};
}
