import { renameFilter, renameSort } from './legacy-query.ts';

/** Fields of the store's variants by their place in the stock, which has a row for each. */
const FIELDS: Readonly<Record<string, string>> = {
  variantId: 'variantId',
  productId: 'productId',
  productName: 'product.name',
  variantName: 'product.variantName',
  sku: 'product.variantSku',
  collectionIds: 'product.directCategoryIds',
  'stock.inStock': 'inStock',
  'stock.quantity': 'quantity',
};

export const storeVariantFilter = (filter: unknown): unknown => renameFilter(filter, FIELDS);
export const storeVariantSort = (sort: unknown): unknown => renameSort(sort, FIELDS);
