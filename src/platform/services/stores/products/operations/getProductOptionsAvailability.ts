import type { Context } from '#platform/context.ts';
import type { ProductsApi, Reply, Request } from '#platform/contract/index.ts';
import { choicesOf, findByChoices } from '../../catalog/public.ts';
import { readProduct, stockByVariant } from '../read.ts';
import { variantIdOf, toApiOption, toApiProduct, toApiVariant } from '../rules/legacy-product.ts';

/** What can still be chosen beside what is chosen: a choice is in stock when a variant of it and the others is. */
export async function getProductOptionsAvailability(
  request: Request<ProductsApi, 'getProductOptionsAvailability'>,
  context: Context,
): Promise<Reply<ProductsApi, 'getProductOptionsAvailability'>> {
  const product = await readProduct(context, request.id);
  const stock = await stockByVariant(context, [product]);
  const chosen = Object.entries(request.options ?? {});
  const { variants } = product.variantsInfo;
  const productOptions = product.options.map((option) => {
    const others = chosen.filter(([name]) => name !== option.name);
    const fitting = variants.filter((variant) => {
      const own = choicesOf(variant);
      return variant.visible && others.every(([name, value]) => own[name] === value);
    });
    const shown = toApiOption(option);
    const choices = (shown.choices ?? []).map((choice) => {
      const of = fitting.filter((variant) => choicesOf(variant)[option.name ?? ''] === choice.description);
      return {
        ...choice,
        visible: of.length > 0,
        inStock: of.some(({ inventoryStatus }) => inventoryStatus.inStock),
      };
    });
    return { ...shown, choices };
  });
  const variant = product.options.length === 0 ? variants[0] : findByChoices(variants, request.options ?? {});
  const { media } = toApiProduct(product, stock, context.site);
  const common = { productOptions, managedProduct: product.options.length > 0, ...(media && { media }) };
  if (!variant) return { ...common, availableForPurchase: false };
  const { variant: data, stock: pieces } = toApiVariant(product, variant, stock, context.site);
  const selectedVariant = {
    ...(data?.priceData && { price: data.priceData, convertedPriceData: data.priceData }),
    weight: data?.weight ?? 0,
    ...(data?.sku && { sku: data.sku }),
    ...(pieces?.quantity !== undefined && { quantity: pieces.quantity }),
    inStock: pieces?.inStock ?? false,
    visible: variant.visible,
    variantId: variantIdOf(product, variant),
  };
  const availableForPurchase = product.visible && variant.visible && variant.inventoryStatus.inStock;
  return { ...common, availableForPurchase, selectedVariant };
}
