import type { Context } from '#platform/context.ts';
import type { Handler, Handlers, ProductGroupsApi, Reply } from '#platform/contract/index.ts';
import { crud, queryPage } from '#platform/crud/index.ts';
import { defineService } from '#platform/service.ts';
import { groupNotFound } from './group.ts';
import {
  assignProductsToProductGroup,
  followName,
  removeFromGroups,
  unassignProductsFromProductGroup,
} from './members.ts';
import { migrations } from './migrations.ts';
import { present } from './present.ts';
import { entities, productGroupList, productGroups as entity } from './tables.ts';
import { tags } from './tags.ts';
import { written } from './write.ts';

const groups = crud<ProductGroupsApi>()({
  entity,
  key: 'productGroup',
  plural: 'productGroups',
  id: 'productGroupId',
  notFound: groupNotFound,
  write: (draft, before, context) => written(draft, before, context),
  present,
});

const queryProductGroups: Handler<ProductGroupsApi, 'queryProductGroups', Context> = async (
  { query, fields = [] },
  context,
) => {
  const { items, metadata } = await queryPage(productGroupList, context, query ?? {}, { paging: 'cursor' });
  return {
    productGroups: await present(items, context, new Set(fields)),
    pagingMetadata: metadata,
    fields,
  };
};

type Aggregations = NonNullable<Reply<ProductGroupsApi, 'searchProductGroups'>['aggregationData']>;

const searchProductGroups: Handler<ProductGroupsApi, 'searchProductGroups', Context> = async (
  { search, fields = [] },
  context,
) => {
  const { items, metadata, aggregationData } = await entity.search(context.db, context.siteId, search ?? {});
  return {
    productGroups: await present(items, context, new Set(fields)),
    pagingMetadata: metadata,
    fields,
    ...(aggregationData && { aggregationData: aggregationData as unknown as Aggregations }),
  };
};

/** One thing in several choices, each a product of its own. */
export const productGroups = defineService({
  name: 'product-groups',
  package: 'stores_product-groups-v-3',
  handlers: {
    createProductGroup: groups.create,
    getProductGroup: groups.get,
    updateProductGroup: groups.update,
    deleteProductGroup: groups.remove,
    queryProductGroups,
    searchProductGroups,
    bulkCreateProductGroups: groups.bulkCreate,
    bulkUpdateProductGroups: groups.bulkUpdate,
    bulkDeleteProductGroups: groups.bulkRemove,
    bulkUpdateProductGroupTags: tags.byIds,
    bulkUpdateProductGroupTagsByFilter: tags.byFilter,
    assignProductsToProductGroup,
    unassignProductsFromProductGroup,
  } satisfies Handlers<ProductGroupsApi, Context>,
  listeners: {
    'wix.stores.catalog.v3.product_updated': followName,
    'wix.stores.catalog.v3.product_deleted': removeFromGroups,
  },
  entities,
  migrations,
});
