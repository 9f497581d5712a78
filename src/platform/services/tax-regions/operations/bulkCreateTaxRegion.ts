import type { Context } from '../../../context.ts';
import { PlatformError } from '../../../contract/errors.ts';
import type { Reply, Request, TaxRegionsApi } from '../../../contract/index.ts';
import { insertTaxRegion } from '../tax-region-change.ts';

type Results = NonNullable<Reply<TaxRegionsApi, 'bulkCreateTaxRegion'>['results']>;

/** Each on its own: one that cannot be does not keep the others from being. */
export async function bulkCreateTaxRegion(
  request: Request<TaxRegionsApi, 'bulkCreateTaxRegion'>,
  context: Context,
): Promise<Reply<TaxRegionsApi, 'bulkCreateTaxRegion'>> {
  const results: Results = [];
  for (const [originalIndex, input] of (request.taxRegions ?? []).entries()) {
    try {
      const item = await insertTaxRegion(context, input);
      const itemMetadata = { id: item.id, originalIndex, success: true };
      results.push({ itemMetadata, ...(request.returnEntity && { item }) });
    } catch (error) {
      if (!(error instanceof PlatformError) || error.status >= 500) throw error;
      const { code = 'INVALID_ARGUMENT', message, data } = error;
      results.push({
        itemMetadata: { originalIndex, success: false, error: { code, description: message, data } },
      });
    }
  }
  const totalSuccesses = results.filter(({ itemMetadata }) => itemMetadata?.success).length;
  const totalFailures = results.length - totalSuccesses;
  return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } };
}
