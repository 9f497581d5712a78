import { querySpec } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';
import type { TaxRegion } from './tax-region.ts';

export const taxRegions = defineEntity<TaxRegion>({
  table: 'tax_regions',
  spec: querySpec('ecom_tax-regions', 'TaxRegionQuerySpec'),
  columns: {
    country: { type: 'text', required: true },
    subdivision: { type: 'text', required: true },
    createdDate: { type: 'date', required: true, index: true },
    updatedDate: { type: 'date' },
  },
  readonly: ['id', 'revision', 'createdDate', 'updatedDate'],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 100,
  revision: true,
});

export const entities = [taxRegions];
