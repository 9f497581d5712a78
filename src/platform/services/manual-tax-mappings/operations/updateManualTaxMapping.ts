import type { Context } from '../../../context.ts';
import type { ManualTaxMappingsApi, Reply, Request } from '../../../contract/index.ts';
import { checkPair, events, lockManualTaxMapping } from '../manual-tax-mapping-change.ts';
import { manualTaxMappings } from '../tables.ts';

export async function updateManualTaxMapping(
  request: Request<ManualTaxMappingsApi, 'updateManualTaxMapping'>,
  context: Context,
): Promise<Reply<ManualTaxMappingsApi, 'updateManualTaxMapping'>> {
  const { db, siteId, clock } = context;
  const before = await lockManualTaxMapping(context, request.manualTaxMapping.id);
  const after = manualTaxMappings.mergePatch(before, request.manualTaxMapping, {
    mask: request.fieldMask,
    path: 'manualTaxMapping',
  });
  await checkPair(context, after);
  const manualTaxMapping = await manualTaxMappings.replace(db, siteId, after, {
    expectedRevision: request.manualTaxMapping.revision,
    now: clock.now(),
  });
  await context.emit(events.updated(manualTaxMapping));
  return { manualTaxMapping };
}
