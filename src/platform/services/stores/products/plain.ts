import type { Context } from '#platform/context.ts';
import type { Handler, ProductsApi } from '#platform/contract/index.ts';
import { changeProduct, mergeVariants, type Product, type StoredVariant } from '../catalog/public.ts';
import { changeVariants } from './change-variants.ts';
import { lockProductWithStock } from './read.ts';

type Api = ProductsApi;

const without =
  (field: 'brand' | 'ribbon'): Handler<Api, 'removeBrand' | 'removeRibbon', Context> =>
  async ({ id }, context) => {
    const before = await lockProductWithStock(context, id);
    if (before.product[field]) await changeProduct(context, before, { [field]: null });
    return {};
  };

export const removeBrand: Handler<Api, 'removeBrand', Context> = without('brand');
export const removeRibbon: Handler<Api, 'removeRibbon', Context> = without('ribbon');

/** What the product itself costs and weighs, as its first variant says. */
const plainOf = ({
  variantsInfo: { variants },
}: Product): Pick<StoredVariant, 'price' | 'physicalProperties'> => {
  const [first] = variants;
  return {
    price: first?.price ?? { actualPrice: { amount: '0' } },
    ...(first?.physicalProperties && { physicalProperties: first.physicalProperties }),
  };
};

/** Every variant costs and weighs again what the product does, is seen, and has no number of its own. */
export const resetAllProductVariantData: Handler<Api, 'resetAllProductVariantData', Context> = async (
  { id },
  context,
) => {
  const before = await lockProductWithStock(context, id);
  const plain = plainOf(before.product);
  const variants = before.product.variantsInfo.variants.map(
    ({ id: variantId, choices, digitalProperties, inventoryStatus }): StoredVariant => ({
      id: variantId,
      choices,
      inventoryStatus,
      visible: true,
      ...plain,
      ...(digitalProperties && { digitalProperties }),
    }),
  );
  await changeVariants(context, before, variants);
  return {};
};

/** One variant is left, the first; what there was of all of them there is of it. */
export const deleteProductOptions: Handler<Api, 'deleteProductOptions', Context> = async (
  { id },
  context,
) => {
  const before = await lockProductWithStock(context, id);
  if (before.product.options.length > 0) await mergeVariants(context, before);
  return {};
};
