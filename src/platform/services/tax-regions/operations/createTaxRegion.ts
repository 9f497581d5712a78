import type { Context } from '../../../context.ts';
import type { Reply, Request, TaxRegionsApi } from '../../../contract/index.ts';
import { insertTaxRegion } from '../tax-region-change.ts';

export const createTaxRegion = async (
  request: Request<TaxRegionsApi, 'createTaxRegion'>,
  context: Context,
): Promise<Reply<TaxRegionsApi, 'createTaxRegion'>> => ({
  taxRegion: await insertTaxRegion(context, request.taxRegion ?? {}),
});
