import type { Context } from '../../../context.ts';
import type { ProductsV3Api, Reply, Request } from '../../../contract/index.ts';
import { deleteProduct, lockProducts, productNotFound } from '../../catalog/public.ts';
import { eachItem, sumUp } from '../../inventory/public.ts';
import { refuseTwice } from '../rules/refuse-twice.ts';

export async function bulkDeleteProducts(
  request: Request<ProductsV3Api, 'bulkDeleteProducts'>,
  context: Context,
): Promise<Reply<ProductsV3Api, 'bulkDeleteProducts'>> {
  const { productIds } = request;
  refuseTwice(productIds, 'productIds');
  const locked = await lockProducts(context, productIds);
  const entries = productIds.map((id) => ({ id, entry: id }));
  const outcomes = await eachItem(context, entries, async (id) => {
    const product = locked.get(id);
    if (!product) throw productNotFound(id);
    await deleteProduct(context, product);
  });
  return {
    results: outcomes.map(({ metadata }) => ({ itemMetadata: metadata })),
    bulkActionMetadata: sumUp(outcomes),
  };
}
