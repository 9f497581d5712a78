import type { Context } from '../../../context.ts';
import type { ProductsV3Api, Reply, Request } from '../../../contract/index.ts';
import { changeProduct, lockProducts, products } from '../../catalog/public.ts';

const BATCH = 100;

/** Done when it answers, so that the job it names is over. All of it, or none. */
export async function bulkUpdateProductsByFilter(
  request: Request<ProductsV3Api, 'bulkUpdateProductsByFilter'>,
  context: Context,
): Promise<Reply<ProductsV3Api, 'bulkUpdateProductsByFilter'>> {
  const { db, siteId, ids: source } = context;
  const { filter, search, product: patch, fieldMask: mask } = request;
  const ids = await products.findIds(db, siteId, { filter, search }, { root: '' });
  // A slug and the variants belong to one product; what is set for many leaves them alone.
  const { slug: _slug, options: _options, variantsInfo: _variants, ...shared } = patch ?? {};
  const sorted = ids.toSorted();
  for (let from = 0; from < sorted.length; from += BATCH) {
    const locked = await lockProducts(context, sorted.slice(from, from + BATCH));
    for (const before of locked.values()) await changeProduct(context, before, shared, { mask });
  }
  return { jobId: source.guid() };
}
