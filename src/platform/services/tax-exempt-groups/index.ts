import type { Context } from '../../context.ts';
import type { Handler, Handlers, OperationName, TaxExemptGroupsApi } from '../../contract/index.ts';
import { bulk, bulkByIds, crud } from '../../crud/index.ts';
import { defineService } from '../../service.ts';
import { FULL_EXEMPTION } from './full-exemption.ts';
import { FQDN, groupNotFound } from './group.ts';
import { migrations } from './migrations.ts';
import { entities, taxExemptGroups as entity, type TaxExemptGroup } from './tables.ts';
import { bulkUpdateTaxExemptGroupTags, bulkUpdateTaxExemptGroupTagsByFilter } from './tags.ts';

type Operation<Name extends OperationName<TaxExemptGroupsApi>> = Handler<TaxExemptGroupsApi, Name, Context>;

const groups = crud<TaxExemptGroupsApi>()({
  entity,
  key: 'taxExemptGroup',
  plural: 'taxExemptGroups',
  id: 'taxExemptGroupId',
  fqdn: FQDN,
  notFound: groupNotFound,
});

type Update = Parameters<typeof groups.update>[0];

const bulkUpdateTaxExemptGroups: Operation<'bulkUpdateTaxExemptGroups'> = (
  { taxExemptGroups, returnEntity },
  context,
) =>
  bulk(context, {
    entries: taxExemptGroups as Update[],
    idOf: ({ taxExemptGroup }) => taxExemptGroup.id,
    each: async (entry) => (await groups.update(entry, context)).taxExemptGroup,
    ...(returnEntity && { show: (group: TaxExemptGroup) => group }),
  });

const bulkDeleteTaxExemptGroups: Operation<'bulkDeleteTaxExemptGroups'> = ({ taxExemptGroupIds }, context) =>
  bulkByIds(context, taxExemptGroupIds, {
    each: (taxExemptGroupId) => groups.remove({ taxExemptGroupId }, context),
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
    bulkUpdateTaxExemptGroups,
    bulkDeleteTaxExemptGroups,
    bulkUpdateTaxExemptGroupTags,
    bulkUpdateTaxExemptGroupTagsByFilter,
    listDefaultTaxExemptGroups,
  } satisfies Handlers<TaxExemptGroupsApi, Context>,
  entities,
  migrations,
});
