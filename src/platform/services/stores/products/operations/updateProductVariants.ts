import type { Context } from '#platform/context.ts';
import type { ProductsApi, Reply, Request } from '#platform/contract/index.ts';
import { changeProduct, choicesOf, type ProductPatch } from '../../catalog/public.ts';
import { lockProductWithStock, stockByVariant } from '../read.ts';
import { variantIdOf, toApiVariant } from '../rules/legacy-product.ts';
import { roundMoney } from '#shared/money.ts';

type Override = NonNullable<Request<ProductsApi, 'updateProductVariants'>['variants']>[number];

export async function updateProductVariants(
  request: Request<ProductsApi, 'updateProductVariants'>,
  context: Context,
): Promise<Reply<ProductsApi, 'updateProductVariants'>> {
  const before = await lockProductWithStock(context, request.id);
  const { product } = before;
  const concerns = (
    override: Override,
    variant: (typeof product)['variantsInfo']['variants'][number],
  ): boolean => {
    const named = Object.entries(override.choices ?? {});
    const own = choicesOf(variant);
    return override.variantIds && override.variantIds.length > 0
      ? override.variantIds.includes(variantIdOf(product, variant))
      : named.length > 0 && named.every(([option, value]) => own[option] === value);
  };
  const money = (amount: number) => ({ amount: roundMoney(String(amount), context.site.currency) });
  const touched = new Set<string>();
  const variants = product.variantsInfo.variants.map((variant) => {
    const overrides = (request.variants ?? []).filter((override) => concerns(override, variant));
    if (overrides.length > 0) touched.add(variant.id);
    return overrides.reduce(
      (current, { price, cost, weight, sku, visible }) => ({
        ...current,
        ...(typeof price === 'number' && { price: { actualPrice: money(price) } }),
        ...(typeof cost === 'number' && { revenueDetails: { cost: money(cost) } }),
        ...(typeof weight === 'number' && {
          physicalProperties: { ...current.physicalProperties, weight },
        }),
        ...(typeof sku === 'string' && { sku }),
        ...(typeof visible === 'boolean' && { visible }),
      }),
      variant,
    );
  });
  const patch = { options: product.options, variantsInfo: { variants } } as unknown as ProductPatch;
  const saved = await changeProduct(context, before, patch);
  const stock = await stockByVariant(context, [saved]);
  return {
    variants: saved.variantsInfo.variants
      .filter(({ id }) => touched.has(id))
      .map((variant) => toApiVariant(saved, variant, stock, context.site)),
  };
}
