import type { Context } from '../../../context.ts';
import type { TaxRegionsApi, Reply, Request } from '../../../contract/index.ts';
import { checkPlace, normalSubdivision } from '../rules/place.ts';
import { checkFree, events, lockTaxRegion } from '../tax-region-change.ts';
import { taxRegions } from '../tables.ts';

export async function updateTaxRegion(
  request: Request<TaxRegionsApi, 'updateTaxRegion'>,
  context: Context,
): Promise<Reply<TaxRegionsApi, 'updateTaxRegion'>> {
  const { db, siteId, clock } = context;
  const before = await lockTaxRegion(context, request.taxRegion.id);
  const patch = { mask: request.fieldMask, path: 'taxRegion' };
  const patched = taxRegions.mergePatch(before, request.taxRegion, patch);
  const after = { ...patched, subdivision: normalSubdivision(patched.subdivision) };
  checkPlace(after);
  await checkFree(context, after);
  const taxRegion = await taxRegions.replace(db, siteId, after, {
    expectedRevision: request.taxRegion.revision,
    now: clock.now(),
  });
  await context.emit(events.updated(taxRegion));
  return { taxRegion };
}
