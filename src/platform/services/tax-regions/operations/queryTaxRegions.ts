import type { Context } from '../../../context.ts';
import type { TaxRegionsApi, Reply, Request } from '../../../contract/index.ts';
import { taxRegions } from '../tables.ts';

export async function queryTaxRegions(
  request: Request<TaxRegionsApi, 'queryTaxRegions'>,
  { db, siteId }: Context,
): Promise<Reply<TaxRegionsApi, 'queryTaxRegions'>> {
  const { items, metadata } = await taxRegions.query(db, siteId, request.query ?? {});
  return { taxRegions: items, pagingMetadata: metadata };
}
