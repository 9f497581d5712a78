import { notFound } from '#platform/contract/errors.ts';
import type { ManualTaxMappingsApi } from '#platform/contract/index.ts';
import { crud } from '#platform/crud/index.ts';
import { checkPair } from './check-pair.ts';
import type { ManualTaxMapping } from './manual-tax-mapping.ts';
import { manualTaxMappings as entity } from './tables.ts';

export const FQDN = 'wix.billing.v1.manual_tax_mapping';

export const mappings = crud<ManualTaxMappingsApi>()({
  entity,
  key: 'manualTaxMapping',
  plural: 'manualTaxMappings',
  id: 'manualTaxMappingId',
  fqdn: FQDN,
  notFound: (manualTaxMappingId) =>
    notFound('The manual tax mapping was not found.', undefined, { manualTaxMappingId }),
  async write(draft, _before, context) {
    // The contract requires group, region and rate of a new one.
    const mapping = draft as ManualTaxMapping;
    await checkPair(context, mapping);
    return mapping;
  },
});
