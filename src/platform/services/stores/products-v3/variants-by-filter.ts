import type { Context } from '#platform/context.ts';
import type { Handler, ProductsV3Api } from '#platform/contract/index.ts';
import { changeProduct } from '../catalog/public.ts';
import { forAll } from './by-filter.ts';
import { adjustVariant, checkAdjustments } from './rules/adjust-variant.ts';
import { setVariant, settingOf } from './rules/set-variant.ts';

type Api = ProductsV3Api;

/** The variants of all products that the filter finds. */
export const bulkAdjustProductVariantsByFilter: Handler<
  Api,
  'bulkAdjustProductVariantsByFilter',
  Context
> = async ({ filter, search, ...wanted }, context) => {
  checkAdjustments(wanted);
  const { currency } = context.site;
  return forAll(context, { filter, search }, (locked) => {
    const { options, variantsInfo } = locked.product;
    const variants = variantsInfo.variants.map((variant) => adjustVariant(variant, wanted, currency));
    return changeProduct(context, locked, { options, variantsInfo: { variants } });
  });
};

/** The same; what belongs to one variant alone, its number for one, is left as it is. */
export const bulkUpdateProductVariantsByFilter: Handler<
  Api,
  'bulkUpdateProductVariantsByFilter',
  Context
> = async ({ filter, search, variant: input, ...request }, context) => {
  const { fieldMask } = request as { fieldMask?: string[] };
  const setting = settingOf(input, fieldMask);
  return forAll(context, { filter, search }, (locked) => {
    const { options, variantsInfo } = locked.product;
    const variants = variantsInfo.variants.map((variant) => setVariant(variant, setting));
    return changeProduct(context, locked, { options, variantsInfo: { variants } });
  });
};
