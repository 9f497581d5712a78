import type { Context } from '../../../context.ts';
import type { ProductsApi, Reply, Request } from '../../../contract/index.ts';
import {
  insertStock,
  lockProducts,
  patchProduct,
  type ProductPatch,
  saveProduct,
} from '../../catalog/public.ts';
import { missing, readProduct, showProduct } from '../read.ts';
import { commonFrom, updatedVariants } from '../rules/stored-product.ts';

export async function updateProduct(
  request: Request<ProductsApi, 'updateProduct'>,
  context: Context,
): Promise<Reply<ProductsApi, 'updateProduct'>> {
  const { product: input } = request;
  const before = (await lockProducts(context, [input.id])).get(input.id);
  if (!before) throw missing('product');
  const varied = updatedVariants(before.product, input, context.site.currency);
  const patch = {
    ...commonFrom(input),
    ...(varied && { options: varied.options, variantsInfo: { variants: varied.variants } }),
  } as ProductPatch;
  const saved = await saveProduct(context, before, await patchProduct(context, before, patch));
  const known = new Set(before.items.map(({ variantId }) => variantId));
  const fresh = saved.variantsInfo.variants.filter(({ id }) => !known.has(id));
  await insertStock(context, saved, new Map(fresh.map(({ id }) => [id, { inStock: true }])));
  return { product: await showProduct(context, await readProduct(context, saved.id)) };
}
