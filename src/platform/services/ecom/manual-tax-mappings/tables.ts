import { querySpec } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';
import type { ManualTaxMapping } from './manual-tax-mapping.ts';

export const manualTaxMappings = defineEntity<ManualTaxMapping>({
  table: 'manual_tax_mappings',
  spec: querySpec('ecom_manual-tax-mappings', 'ManualTaxMappingQuerySpec'),
  columns: {
    taxRegionId: { type: 'text', required: true },
    taxGroupId: { type: 'text', required: true },
    createdDate: { type: 'date', required: true, index: true },
    updatedDate: { type: 'date' },
  },
  types: { taxRate: 'decimal' },
  readonly: ['id', 'revision', 'createdDate', 'updatedDate'],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 100,
  revision: true,
});

export const entities = [manualTaxMappings];
