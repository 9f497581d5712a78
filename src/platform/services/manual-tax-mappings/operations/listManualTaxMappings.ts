import type { Context } from '../../../context.ts';
import type { ManualTaxMappingsApi, Reply, Request } from '../../../contract/index.ts';
import { allMappings } from '../all-mappings.ts';

export async function listManualTaxMappings(
  _request: Request<ManualTaxMappingsApi, 'listManualTaxMappings'>,
  context: Context,
): Promise<Reply<ManualTaxMappingsApi, 'listManualTaxMappings'>> {
  const manualTaxMappings = await allMappings(context);
  return {
    manualTaxMappings,
    pagingMetadata: { count: manualTaxMappings.length, cursors: {}, hasNext: false },
  };
}
