import { productOperations, type ProductInput } from '../../../wix/product-operations.ts';
import { platformProvider } from '../../data/platform-provider.ts';
import { availabilities, productListSpec } from './list-spec.ts';

export const productsProvider = platformProvider({
  spec: productListSpec,
  items: 'products',
  list: productOperations.search,
  get: productOperations.get,
  create: async (product: ProductInput) => (await productOperations.create(product)).product,
  update: async (id, product: ProductInput) => (await productOperations.update(id, product)).product,
  remove: productOperations.delete,
  /** The platform counts the values of one field at a time. */
  async aggregate(filter, [fieldPath = ''], options) {
    const aggregation = {
      name: 'values',
      type: 'VALUE',
      fieldPath,
      value: { limit: availabilities.length, includeMissing: false },
    };
    const query = { filter, aggregations: [aggregation], cursorPaging: { limit: 1 } };
    const { aggregationData } = await productOperations.search(query, options);
    const buckets = aggregationData?.results?.[0]?.values?.results ?? [];
    return Object.fromEntries(buckets.map(({ value, count }) => [value ?? '', count ?? 0]));
  },
});
