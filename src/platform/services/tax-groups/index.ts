import type { Context } from '../../context.ts';
import type { Handlers, TaxGroupsApi } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { createTaxGroup } from './operations/createTaxGroup.ts';
import { deleteTaxGroup } from './operations/deleteTaxGroup.ts';
import { getTaxGroup } from './operations/getTaxGroup.ts';
import { listDefaultTaxGroups } from './operations/listDefaultTaxGroups.ts';
import { listDefaultTaxGroupsByAppIds } from './operations/listDefaultTaxGroupsByAppIds.ts';
import { queryTaxGroups } from './operations/queryTaxGroups.ts';
import { updateTaxGroup } from './operations/updateTaxGroup.ts';
import { taxGroupMigrations } from './tables.ts';

export const taxGroups = defineService({
  name: 'tax-groups',
  package: 'ecom_tax-groups',
  handlers: {
    createTaxGroup,
    deleteTaxGroup,
    getTaxGroup,
    listDefaultTaxGroups,
    listDefaultTaxGroupsByAppIds,
    queryTaxGroups,
    updateTaxGroup,
  } satisfies Handlers<TaxGroupsApi, Context>,
  migrations: taxGroupMigrations,
});
