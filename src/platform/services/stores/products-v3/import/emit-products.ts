import type { Context } from '#platform/context.ts';
import {
  categoryIdsOf,
  categoryTrails,
  choicesOf,
  type Product,
  readLocked,
  type StoredVariant,
} from '../../catalog/public.ts';
import type { StockItem } from '../../inventory/public.ts';
import type { Imported, ImportedVariant } from './imported.ts';
import { seoOf } from './seo.ts';

function variantOf(
  variant: StoredVariant,
  index: number,
  names: readonly string[],
  item?: StockItem,
): ImportedVariant {
  const own = choicesOf(variant);
  const { sku, barcode, price, revenueDetails, physicalProperties, visible } = variant;
  const cost = revenueDetails?.cost?.amount;
  const weight = physicalProperties?.weight;
  return {
    row: index,
    choices: names.map((name) => own[name] ?? ''),
    ...(sku && { sku }),
    ...(barcode && { barcode }),
    price: price.actualPrice.amount,
    compareAtPrice: price.compareAtPrice?.amount ?? '',
    ...(cost && { cost }),
    ...(typeof weight === 'number' && { weight }),
    // A debt is nobody's count: it is left out.
    ...(item &&
      (item.trackQuantity
        ? (item.quantity ?? 0) >= 0 && { quantity: item.quantity ?? 0 }
        : { inStock: item.inStock })),
    visible,
  };
}

/** Products as files say them, in the order asked for; those that are gone are left out. */
export async function emitProducts(
  context: Context,
  ids: readonly string[],
): Promise<(Imported & { id: string })[]> {
  const found = await readLocked(context, ids);
  const categories = await categoryTrails(
    context,
    [...found.values()].flatMap(({ product }) => categoryIdsOf(product)),
  );
  return ids.flatMap((id, index) => {
    const locked = found.get(id);
    if (!locked) return [];
    const { product, items } = locked;
    const collections = categoryIdsOf(product).flatMap((one) => categories.get(one)?.at(-1)?.name ?? []);
    return [{ id, ...describeProduct(product, items), row: index, collections }];
  });
}

/** A section without a title or a text has no cells. */
const sectionsOf = ({ infoSections = [] }: Product): { title: string; text: string }[] =>
  infoSections.flatMap(({ title, plainDescription }) =>
    title && plainDescription?.trim() ? [{ title, text: plainDescription.trim() }] : [],
  );

/** What a file can say of a product, but for its collections. */
export function describeProduct(product: Product, items: readonly StockItem[]): Imported {
  const stock = new Map(items.map((item) => [item.variantId, item]));
  const names = product.options.map(({ name }) => name ?? '');
  const pictures = (product.media?.itemsInfo?.items ?? []).flatMap(({ id: fileId, url, image, altText }) => {
    const address = image?.url ?? url ?? fileId;
    return address ? [{ url: address, ...(altText && { text: altText }) }] : [];
  });
  return {
    row: 0,
    handle: product.slug,
    name: product.name,
    ...(product.plainDescription && { description: product.plainDescription }),
    visible: product.visible,
    productType: product.productType,
    ...(product.brand?.name && { brand: product.brand.name }),
    ...(product.ribbon?.name && { ribbon: product.ribbon.name }),
    tags: product.tags?.privateTags?.tagIds ?? [],
    sections: sectionsOf(product),
    pictures,
    ...seoOf(product),
    options: names,
    variants: product.variantsInfo.variants.map((variant, at) =>
      variantOf(variant, at, names, stock.get(variant.id)),
    ),
  };
}
