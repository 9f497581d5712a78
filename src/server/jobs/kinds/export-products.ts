import { z } from 'zod';
import type { ImportedProduct } from '#shared/product-import.ts';
import { callHosted } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import { productLayouts } from '../../imports/products/layouts.ts';
import { toCsv } from '../csv.ts';
import type { Batch, JobKind } from '../jobs.ts';
import { jobKind } from './job-kind.ts';
import { products } from './products.ts';

const params = z.object({ layout: z.enum(['counterpart', 'shopify']).default('counterpart') });

const make = jobKind(
  {
    operation: 'stores_products-v-3.searchProducts',
    entities: products,
    batch: 50,
    params,
    misfit: 'must name a layout',
  },
  async ({ ids }) => ids.map((id) => ({ id, state: 'done' })),
);

/** Products as the list shows them, with all their variants, in columns that our import and Shopify read. */
export const exportProducts = (platformFetch: PlatformFetch): JobKind => ({
  ...make(platformFetch),
  file: {
    header: (input) => toCsv([productLayouts[params.parse(input).layout].titles]),
    async lines({ job, items }: Batch) {
      const { products: found } = await callHosted<{ products: ImportedProduct[] }>(
        platformFetch,
        '/hosted/products/export',
        { ids: items.map(({ id }) => id) },
        job.actor,
      );
      const layout = productLayouts[params.parse(job.params).layout];
      return toCsv(found.flatMap((product) => layout.rows(product)));
    },
  },
});
