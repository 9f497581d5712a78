import type { Context } from '../../../context.ts';
import type { TaxRegionsApi, Reply, Request } from '../../../contract/index.ts';
import { taxRegionNotFound } from '../tax-region-change.ts';
import { taxRegions } from '../tables.ts';

export async function getTaxRegion(
  request: Request<TaxRegionsApi, 'getTaxRegion'>,
  { db, siteId }: Context,
): Promise<Reply<TaxRegionsApi, 'getTaxRegion'>> {
  const taxRegion = await taxRegions.get(db, siteId, request.taxRegionId);
  if (!taxRegion) throw taxRegionNotFound(request.taxRegionId);
  return { taxRegion };
}
