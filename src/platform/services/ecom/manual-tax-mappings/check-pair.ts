import type { Context } from '#platform/context.ts';
import { alreadyExists, badRequest } from '#platform/contract/errors.ts';
import { findTaxGroup } from '../tax-groups/public.ts';
import { findTaxRegion } from '../tax-regions/public.ts';
import type { ManualTaxMapping } from './manual-tax-mapping.ts';
import { manualTaxMappings } from './tables.ts';

/** @throws what the contract declares for a mapping of nothing, or of a pair that has one */
export async function checkPair(context: Context, mapping: ManualTaxMapping): Promise<void> {
  const { id, taxGroupId, taxRegionId } = mapping;
  if (!(await findTaxGroup(context, taxGroupId))) {
    throw badRequest('There is no such tax group.', 'TAX_GROUP_ID_NOT_FOUND', { taxGroupId });
  }
  if (!(await findTaxRegion(context, taxRegionId))) {
    throw badRequest('There is no such tax region.', 'TAX_REGION_ID_NOT_FOUND', { taxRegionId });
  }
  const filter = { taxGroupId: { $eq: taxGroupId }, taxRegionId: { $eq: taxRegionId } };
  const { items } = await manualTaxMappings.query(context.db, context.siteId, { filter });
  if (items.some((other) => other.id !== id)) {
    const code = 'MANUAL_TAX_MAPPING_ALREADY_EXISTS';
    throw alreadyExists('This group has a rate in this region.', code, { taxGroupId, taxRegionId });
  }
}
