import { z } from 'zod';
import { jobKind } from './job-kind.ts';
import { allDone } from './bulk-job.ts';
import { products } from './products.ts';

const operation = 'stores_products.addProductsToCollection';

/** Puts products into a collection; who is in it already stays. */
export const addToCollection = jobKind(
  {
    operation,
    entities: products,
    batch: 50,
    params: z.strictObject({ collectionId: z.string().min(1).max(36) }),
    misfit: 'must name a collection',
  },
  async ({ platformFetch, ids, params, call }) => {
    const found = await products.byIds(platformFetch, ids);
    const there = ids.filter((id) => found.has(id));
    if (there.length > 0) await call(operation, { id: params.collectionId, productIds: there });
    return ids.map((id) =>
      found.has(id)
        ? (allDone([{ id }])[0] ?? { id, state: 'done' })
        : { id, state: 'failed', reason: 'The product no longer exists.' },
    );
  },
);
