import type { Context } from '#platform/context.ts';
import type { Handlers, ManualTaxMappingsApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { allMappings, removeMappings } from './all-mappings.ts';
import { bulkAssignExemptOverrides, bulkUnassignExemptOverrides } from './exempt-overrides.ts';
import { forgetExemptGroup } from './forget-group.ts';
import { mappings } from './mappings.ts';
import { migrations } from './migrations.ts';
import { entities } from './tables.ts';

export const manualTaxMappings = defineService({
  name: 'manual-tax-mappings',
  package: 'ecom_manual-tax-mappings',
  handlers: {
    createManualTaxMapping: mappings.create,
    getManualTaxMapping: mappings.get,
    updateManualTaxMapping: mappings.update,
    deleteManualTaxMapping: mappings.remove,
    queryManualTaxMappings: mappings.query,
    bulkCreateManualTaxMappings: mappings.bulkCreate,
    bulkAssignExemptOverrides,
    bulkUnassignExemptOverrides,
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
    'wix.billing.v1.tax_exempt_group_deleted': ({ entityId }, context) =>
      forgetExemptGroup(context, entityId),
  },
  entities,
  migrations,
});
