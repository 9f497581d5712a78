import { querySpec, type ProductGroupsApi, type Reply } from '#platform/contract/index.ts';
import { defineEntity, type EntityDefinition } from '#platform/store/index.ts';

export type ProductGroup = NonNullable<Reply<ProductGroupsApi, 'getProductGroup'>['productGroup']> & {
  id: string;
};

/** Products that are one thing in several choices, as they are kept: what a member is follows from its product when it is shown. */
export type StoredGroup = Omit<ProductGroup, 'members' | 'groupingCustomization'> & {
  groupingCustomizationId: string;
  handle: string;
  members: { productId: string; productName: string }[];
};

const table: Omit<EntityDefinition, 'spec'> = {
  table: 'product_groups',
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    updatedDate: { type: 'date', required: true },
    name: { type: 'text', required: true, index: true },
    handle: { type: 'text', required: true },
    groupingCustomizationId: { type: 'text', required: true, index: true },
    'members.productId': { type: 'list' },
  },
  readonly: [
    'id',
    'revision',
    'createdDate',
    'updatedDate',
    'members',
    'tags',
    'media.image',
    'media.mediaType',
  ],
  immutable: ['groupingCustomizationId', 'handle'],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 100,
  revision: true,
};

export const productGroups = defineEntity<StoredGroup>({
  ...table,
  spec: querySpec('stores_product-groups-v-3', 'ProductGroupSearchSpec'),
});

/** The same table, asked as the contract's query does. */
export const productGroupList = defineEntity<StoredGroup>({
  ...table,
  spec: querySpec('stores_product-groups-v-3', 'ProductGroupQuerySpec'),
});

export const entities = [productGroups];
