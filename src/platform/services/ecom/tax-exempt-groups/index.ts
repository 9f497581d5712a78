import type { Context } from '#platform/context.ts';
import type { Handler, Handlers, OperationName, TaxExemptGroupsApi } from '#platform/contract/index.ts';
import { crud } from '#platform/crud/index.ts';
import { defineService } from '#platform/service.ts';
import { FULL_EXEMPTION } from './full-exemption.ts';
import { FQDN, groupNotFound } from './group.ts';
import { migrations } from './migrations.ts';
import { entities, taxExemptGroups as entity } from './tables.ts';
import { tags } from './tags.ts';

type Operation<Name extends OperationName<TaxExemptGroupsApi>> = Handler<TaxExemptGroupsApi, Name, Context>;

const groups = crud<TaxExemptGroupsApi>()({
  entity,
  key: 'taxExemptGroup',
  plural: 'taxExemptGroups',
  id: 'taxExemptGroupId',
  fqdn: FQDN,
  notFound: groupNotFound,
});

const listDefaultTaxExemptGroups: Operation<'listDefaultTaxExemptGroups'> = async () => ({
  taxExemptGroups: [FULL_EXEMPTION],
});

export const taxExemptGroups = defineService({
  name: 'tax-exempt-groups',
  package: 'ecom_tax-exempt-groups',
  handlers: {
    createTaxExemptGroup: groups.create,
    getTaxExemptGroup: groups.get,
    updateTaxExemptGroup: groups.update,
    deleteTaxExemptGroup: groups.remove,
    queryTaxExemptGroups: groups.query,
    bulkCreateTaxExemptGroups: groups.bulkCreate,
    bulkUpdateTaxExemptGroups: groups.bulkUpdate,
    bulkDeleteTaxExemptGroups: groups.bulkRemove,
    bulkUpdateTaxExemptGroupTags: tags.byIds,
    bulkUpdateTaxExemptGroupTagsByFilter: tags.byFilter,
    listDefaultTaxExemptGroups,
  } satisfies Handlers<TaxExemptGroupsApi, Context>,
  entities,
  migrations,
});
