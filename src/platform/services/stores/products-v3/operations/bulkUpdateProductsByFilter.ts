import type { Context } from '#platform/context.ts';
import type { ProductsV3Api, Reply, Request } from '#platform/contract/index.ts';
import { changeProduct } from '../../catalog/public.ts';
import { lockedProducts } from '../by-filter.ts';

/** Done when it answers, so that the job it names is over. All of it, or none. */
export async function bulkUpdateProductsByFilter(
  { filter, search, product, fieldMask: mask }: Request<ProductsV3Api, 'bulkUpdateProductsByFilter'>,
  context: Context,
): Promise<Reply<ProductsV3Api, 'bulkUpdateProductsByFilter'>> {
  // A slug and the variants belong to one product; what is set for many leaves them alone.
  const { slug: _slug, options: _options, variantsInfo: _variants, ...shared } = product ?? {};
  for await (const batch of lockedProducts(context, { filter, search }, { everything: true }))
    for (const before of batch) await changeProduct(context, before, shared, { mask });
  return { jobId: context.ids.guid() };
}
