import type { ProductsApi, Reply } from '#platform/contract/index.ts';
import { categoryIdsOf, choicesOf, type Product, type StoredVariant } from '../../catalog/public.ts';
import type { StockItem } from '../../inventory/public.ts';
import { variantIdOf } from './legacy-product.ts';

export type ApiStoreVariant = NonNullable<Reply<ProductsApi, 'getStoreVariant'>['variant']>;

/** `<product>-<variant>`: the first catalog's id of a variant among all of the store's. */
export const storeVariantId = (product: Product, variant: StoredVariant): string =>
  `${product.id}-${variantIdOf(product, variant)}`;

export function toApiStoreVariant(
  product: Product,
  variant: StoredVariant,
  item: StockItem | undefined,
): ApiStoreVariant {
  const image = product.media?.main?.image;
  return {
    id: storeVariantId(product, variant),
    variantId: variantIdOf(product, variant),
    productId: product.id,
    productName: product.name,
    variantName: (Object.values(choicesOf(variant)).join(', ') || product.name).slice(0, 80),
    managedVariant: product.options.length > 0,
    ...(variant.sku && { sku: variant.sku }),
    stock: {
      trackQuantity: item?.trackQuantity ?? false,
      ...(item?.trackQuantity && { quantity: Math.max(0, item.quantity ?? 0) }),
      inStock: item?.inStock ?? false,
    },
    choices: choicesOf(variant),
    collectionIds: categoryIdsOf(product),
    ...(image && {
      media: { image: { ...image } },
    }),
  };
}
