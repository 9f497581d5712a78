import type { Context } from '../../../context.ts';
import type { ProductsApi, Reply, Request } from '../../../contract/index.ts';
import { choicesOf } from '../../catalog/public.ts';
import { readProduct, stockByVariant } from '../read.ts';
import { variantIdOf, wireVariant } from '../rules/legacy-product.ts';

const DEFAULT_LIMIT = 100;

export async function queryProductVariants(
  request: Request<ProductsApi, 'queryProductVariants'>,
  context: Context,
): Promise<Reply<ProductsApi, 'queryProductVariants'>> {
  const product = await readProduct(context, request.id);
  const { choices = {}, variantIds = [], paging } = request;
  const asked = Object.entries(choices ?? {});
  const found = product.variantsInfo.variants.filter((variant) => {
    const own = choicesOf(variant);
    return (
      asked.every(([option, value]) => own[option] === value) &&
      (variantIds.length === 0 || variantIds.includes(variantIdOf(product, variant)))
    );
  });
  const offset = paging?.offset ?? 0;
  const page = found.slice(offset, offset + (paging?.limit || DEFAULT_LIMIT));
  const stock = await stockByVariant(context, [product]);
  return {
    variants: page.map((variant) => wireVariant(product, variant, stock, context.site)),
    metadata: { items: page.length, offset },
    totalResults: found.length,
  };
}
