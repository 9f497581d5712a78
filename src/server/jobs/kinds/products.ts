import { z } from 'zod';
import { bulkUpdateJob } from './bulk-job.ts';
import { entitySource } from './entity-source.ts';

interface JobProduct {
  id: string;
  name?: string;
  revision: string;
  visible?: boolean;
}

export const products = entitySource<JobProduct>({
  search: 'stores_products-v-3.searchProducts',
  query: 'stores_products-v-3.queryProducts',
  plural: 'products',
  label: ({ name }) => name,
});

/** Shows products in the shop or takes them out of it. */
export const setVisibility = bulkUpdateJob({
  operation: 'stores_products-v-3.bulkUpdateProducts',
  entities: products,
  one: 'product',
  batch: 50,
  params: z.object({ visible: z.boolean() }),
  misfit: 'must say whether to show or hide',
  gone: 'The product no longer exists.',
  needless(product, { visible }) {
    if (product.visible !== visible) return undefined;
    return visible ? 'It is shown already.' : 'It is hidden already.';
  },
  change: (_, { visible }) => ({ visible }),
});
