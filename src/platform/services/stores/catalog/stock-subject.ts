import type { StockSubject } from '../inventory/public.ts';
import { categoryIdsOf, choicesOf, type Product, type StoredVariant } from './product.ts';
import { cutText } from '#shared/cut-text.ts';

const MAX_VARIANT_NAME = 250;

/** `50 × 70 cm, Oak`: what tells the variants of a product apart. */
export const variantNameOf = (variant: Pick<StoredVariant, 'choices'>): string =>
  cutText(Object.values(choicesOf(variant)).join(', '), MAX_VARIANT_NAME);

export function subjectOf(product: Product, variant: StoredVariant): StockSubject {
  const variantName = variantNameOf(variant);
  const { brand } = product;
  return {
    name: product.name,
    directCategoryIds: categoryIdsOf(product),
    ...(variantName !== '' && { variantName }),
    ...(variant.sku && { variantSku: variant.sku }),
    ...(variant.barcode && { variantBarcode: variant.barcode }),
    variantVisible: variant.visible,
    ...(brand && { brand: { ...(brand.id && { id: brand.id }), ...(brand.name && { name: brand.name }) } }),
  };
}
