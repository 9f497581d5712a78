import type { Context } from '../../../context.ts';
import type { ProductsApi, Reply, Request } from '../../../contract/index.ts';
import { createProduct as create, type ProductInput } from '../../catalog/public.ts';
import { showProduct } from '../read.ts';
import { commonFrom, optionsFrom, priceFrom, variantsFrom } from '../rules/stored-product.ts';

/** In the first catalog a new product is in stock, and its pieces are not counted until somebody counts them. */
export async function createProduct(
  request: Request<ProductsApi, 'createProduct'>,
  context: Context,
): Promise<Reply<ProductsApi, 'createProduct'>> {
  const input = request.product ?? {};
  const options = optionsFrom(input.productOptions ?? []);
  const price = priceFrom(input.priceData?.price ?? 0, input.discount, context.site.currency);
  const weight = typeof input.weight === 'number' ? { weight: input.weight } : {};
  const variants = variantsFrom(options, { price, physicalProperties: weight });
  const single =
    options.length === 0 && input.sku ? variants.map((one) => ({ ...one, sku: input.sku })) : variants;
  const given = {
    ...commonFrom(input),
    productType: input.productType === 'digital' ? 'DIGITAL' : 'PHYSICAL',
    options,
    variantsInfo: { variants: single },
  } as ProductInput;
  const { product } = await create(
    context,
    given,
    (composed) => new Map(composed.variantsInfo.variants.map(({ id }) => [id, { inStock: true }])),
  );
  return { product: await showProduct(context, product) };
}
