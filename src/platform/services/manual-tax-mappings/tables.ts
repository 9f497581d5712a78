import { sql } from 'kysely';
import type { Migration } from '../../../database/database.ts';
import { querySpec } from '../../contract/index.ts';
import { defineEntity } from '../../store/index.ts';
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

const onePerPair: Migration = {
  name: '002-one-mapping-per-pair',
  async up(db) {
    await sql`create unique index manual_tax_mappings_pair
      on manual_tax_mappings (site_id, tax_region_id, tax_group_id)`.execute(db);
  },
};

export const manualTaxMappingMigrations: readonly Migration[] = [manualTaxMappings.migration(), onePerPair];
