import type { Context } from '../../../context.ts';
import type { ManualTaxMappingsApi, Reply, Request } from '../../../contract/index.ts';
import { manualTaxMappings } from '../tables.ts';

export async function queryManualTaxMappings(
  request: Request<ManualTaxMappingsApi, 'queryManualTaxMappings'>,
  { db, siteId }: Context,
): Promise<Reply<ManualTaxMappingsApi, 'queryManualTaxMappings'>> {
  const { items, metadata } = await manualTaxMappings.query(db, siteId, request.query ?? {});
  return { manualTaxMappings: items, pagingMetadata: metadata };
}
