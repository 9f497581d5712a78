import { querySpec, type ReadOnlyVariantsApi, type Reply } from '#platform/contract/index.ts';
import { defineEntity, type EntityDefinition } from '#platform/store/index.ts';

export type ApiVariant = NonNullable<Reply<ReadOnlyVariantsApi, 'queryVariants'>['variants']>[number];
export type Variant = ApiVariant & { id: string; visible: boolean };

/** A view over the products: nobody writes it. */
const view: Omit<EntityDefinition, 'spec'> = {
  table: 'product_variants',
  columns: {
    variantId: { type: 'text', required: true },
    'productData.productId': { type: 'text', required: true },
    'productData.name': { type: 'text', required: true },
    'productData.slug': { type: 'text', required: true },
    'productData.handle': { type: 'text', required: true },
    'productData.visible': { type: 'boolean', required: true },
    'productData.productType': { type: 'text', required: true },
    'productData.updatedDate': { type: 'date', required: true },
    'productData.brand.id': { type: 'text' },
    sku: { type: 'text' },
    barcode: { type: 'text' },
    visible: { type: 'boolean', required: true },
    'inventoryStatus.inStock': { type: 'boolean', required: true },
    'inventoryStatus.preorderEnabled': { type: 'boolean', required: true },
    'price.actualPrice.amount': { type: 'decimal', required: true },
    'price.compareAtPrice.amount': { type: 'decimal' },
  },
  types: { 'productData.visibleInPos': 'boolean' },
  defaultSort: [{ fieldName: 'id', order: 'ASC' }],
  maxLimit: 1000,
  defaultLimit: 100,
};

export const variantList = defineEntity<Variant>({
  ...view,
  spec: querySpec('stores_read-only-variants-v-3', 'ReadOnlyVariantQuerySpec'),
});

/** Words are looked for in name and article number, as text: the view keeps none. */
export const variantSearch = defineEntity<Variant>({
  ...view,
  spec: { ...querySpec('stores_read-only-variants-v-3', 'ReadOnlyVariantSearchSpec'), searchable: [] },
  text: { field: 'searchText', of: ['productData.name', 'sku'] },
  maxSortEntries: 10,
});
