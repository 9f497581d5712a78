import type { Context } from '#platform/context.ts';
import {
  changeProduct,
  type LockedProduct,
  type Product,
  type ProductPatch,
  type StoredVariant,
} from '../catalog/public.ts';

/** The product with these variants in place of its own; its options stay. */
export const changeVariants = (
  context: Context,
  before: LockedProduct,
  variants: readonly StoredVariant[],
): Promise<Product> =>
  changeProduct(context, before, {
    options: before.product.options,
    variantsInfo: { variants },
  } as unknown as ProductPatch);
