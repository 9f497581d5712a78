import type { Context } from '../../context.ts';
import type { Handlers, ManualTaxMappingsApi } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { removeMappings } from './all-mappings.ts';
import { createManualTaxMapping } from './operations/createManualTaxMapping.ts';
import { deleteManualTaxMapping } from './operations/deleteManualTaxMapping.ts';
import { getManualTaxMapping } from './operations/getManualTaxMapping.ts';
import { listManualTaxMappings } from './operations/listManualTaxMappings.ts';
import { queryManualTaxMappings } from './operations/queryManualTaxMappings.ts';
import { updateManualTaxMapping } from './operations/updateManualTaxMapping.ts';
import { manualTaxMappingMigrations } from './tables.ts';

export const manualTaxMappings = defineService({
  name: 'manual-tax-mappings',
  package: 'ecom_manual-tax-mappings',
  handlers: {
    createManualTaxMapping,
    deleteManualTaxMapping,
    getManualTaxMapping,
    listManualTaxMappings,
    queryManualTaxMappings,
    updateManualTaxMapping,
  } satisfies Handlers<ManualTaxMappingsApi, Context>,
  listeners: {
    'wix.billing.v1.tax_region_deleted': ({ entityId }, context) =>
      removeMappings(context, 'tax_region_id', entityId),
    'wix.billing.v1.tax_group_deleted': ({ entityId }, context) =>
      removeMappings(context, 'tax_group_id', entityId),
  },
  migrations: manualTaxMappingMigrations,
});
