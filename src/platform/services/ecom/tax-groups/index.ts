import type { Context } from '#platform/context.ts';
import { badRequest, notFound } from '#platform/contract/errors.ts';
import type { Handlers, TaxGroupsApi } from '#platform/contract/index.ts';
import { crud } from '#platform/crud/index.ts';
import { defineService } from '#platform/service.ts';
import { listDefaultTaxGroups, listDefaultTaxGroupsByAppIds } from './default-groups.ts';
import { migrations } from './migrations.ts';
import { entities, PRODUCTS_GROUP, seedDefaultGroup, taxGroups as entity } from './tables.ts';

/** @throws 400 for a group that came with an app */
function refuseDefault({ id }: { id: string }): void {
  if (id !== PRODUCTS_GROUP.id) return;
  const code = 'ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP';
  throw badRequest('A default tax group stays as it is.', code, { taxGroupId: id });
}

const groups = crud<TaxGroupsApi>()({
  entity,
  key: 'taxGroup',
  plural: 'taxGroups',
  id: 'taxGroupId',
  fqdn: 'wix.billing.v1.tax_group',
  notFound: (taxGroupId) => notFound('The tax group was not found.', undefined, { taxGroupId }),
  write(draft) {
    refuseDefault(draft);
    return draft;
  },
  beforeRemove: refuseDefault,
});

export const taxGroups = defineService({
  name: 'tax-groups',
  package: 'ecom_tax-groups',
  handlers: {
    createTaxGroup: groups.create,
    getTaxGroup: groups.get,
    updateTaxGroup: groups.update,
    deleteTaxGroup: groups.remove,
    queryTaxGroups: groups.query,
    listDefaultTaxGroups,
    listDefaultTaxGroupsByAppIds,
  } satisfies Handlers<TaxGroupsApi, Context>,
  entities,
  migrations,
  seed: seedDefaultGroup,
});
