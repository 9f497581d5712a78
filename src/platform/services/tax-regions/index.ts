import type { Context } from '../../context.ts';
import type { Handlers, TaxRegionsApi } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { bulkCreateTaxRegion } from './operations/bulkCreateTaxRegion.ts';
import { createTaxRegion } from './operations/createTaxRegion.ts';
import { deleteTaxRegion } from './operations/deleteTaxRegion.ts';
import { getTaxRegion } from './operations/getTaxRegion.ts';
import { queryTaxRegions } from './operations/queryTaxRegions.ts';
import { updateTaxRegion } from './operations/updateTaxRegion.ts';
import { taxRegionMigrations } from './tables.ts';

export const taxRegions = defineService({
  name: 'tax-regions',
  package: 'ecom_tax-regions',
  handlers: {
    bulkCreateTaxRegion,
    createTaxRegion,
    deleteTaxRegion,
    getTaxRegion,
    queryTaxRegions,
    updateTaxRegion,
  } satisfies Handlers<TaxRegionsApi, Context>,
  migrations: taxRegionMigrations,
});
