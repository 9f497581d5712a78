import type { Context } from '../../context.ts';
import { notFound } from '../../contract/errors.ts';
import type { Handlers, ManualTaxMappingsApi } from '../../contract/index.ts';
import { crud } from '../../crud/index.ts';
import { defineService } from '../../service.ts';
import { allMappings, removeMappings } from './all-mappings.ts';
import { checkPair } from './check-pair.ts';
import type { ManualTaxMapping } from './manual-tax-mapping.ts';
import { migrations } from './migrations.ts';
import { entities, manualTaxMappings as entity } from './tables.ts';

const mappings = crud<ManualTaxMappingsApi>()({
  entity,
  key: 'manualTaxMapping',
  plural: 'manualTaxMappings',
  id: 'manualTaxMappingId',
  fqdn: 'wix.billing.v1.manual_tax_mapping',
  notFound: (manualTaxMappingId) =>
    notFound('The manual tax mapping was not found.', undefined, { manualTaxMappingId }),
  async write(draft, _before, context) {
    // The contract requires group, region and rate of a new one.
    const mapping = draft as ManualTaxMapping;
    await checkPair(context, mapping);
    return mapping;
  },
});

export const manualTaxMappings = defineService({
  name: 'manual-tax-mappings',
  package: 'ecom_manual-tax-mappings',
  handlers: {
    createManualTaxMapping: mappings.create,
    getManualTaxMapping: mappings.get,
    updateManualTaxMapping: mappings.update,
    deleteManualTaxMapping: mappings.remove,
    queryManualTaxMappings: mappings.query,
    updateExtendedFields: mappings.updateExtendedFields,
    async listManualTaxMappings(_request, context) {
      const manualTaxMappings = await allMappings(context);
      const pagingMetadata = { count: manualTaxMappings.length, cursors: {}, hasNext: false };
      return { manualTaxMappings, pagingMetadata };
    },
  } satisfies Handlers<ManualTaxMappingsApi, Context>,
  listeners: {
    'wix.billing.v1.tax_region_deleted': ({ entityId }, context) =>
      removeMappings(context, 'tax_region_id', entityId),
    'wix.billing.v1.tax_group_deleted': ({ entityId }, context) =>
      removeMappings(context, 'tax_group_id', entityId),
  },
  entities,
  migrations,
});
