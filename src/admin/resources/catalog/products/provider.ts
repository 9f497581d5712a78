import { productOperations, type ProductChange } from '#wix/product-operations.ts';
import { platformProvider } from '#admin/data/platform-provider.ts';
import { withAddress } from '#admin/data/taken-address.ts';
import { productListSpec } from './list-spec.ts';

/** As many values of a field as are offered to choose from. */
const MAX_VALUES = 100;

export const productsProvider = platformProvider({
  spec: productListSpec,
  items: 'products',
  list: productOperations.search,
  get: productOperations.get,
  create: (product: ProductChange) => withAddress('product', productOperations.create(product)),
  update: (id, product: ProductChange) => withAddress('product', productOperations.update(id, product)),
  remove: productOperations.delete,
  count: productOperations.count,
  /** The platform counts the values of one field at a time. */
  async aggregate(filter, [fieldPath = ''], options) {
    const aggregation = {
      name: 'values',
      type: 'VALUE',
      fieldPath,
      value: { limit: MAX_VALUES, includeMissing: false },
    };
    const query = { filter, aggregations: [aggregation], cursorPaging: { limit: 1 } };
    const { aggregationData } = await productOperations.search(query, options);
    const buckets = aggregationData?.results?.[0]?.values?.results ?? [];
    return Object.fromEntries(buckets.map(({ value, count }) => [value ?? '', count ?? 0]));
  },
});
