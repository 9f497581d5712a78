import type { WishedProduct, WishedReference, WishedThing } from '#shared/wishlists.ts';
import type { Context } from '#platform/context.ts';
import {
  type CatalogItem,
  findItems,
  type Product,
  products,
  shownVariant,
} from '../../stores/catalog/public.ts';
import type { Wishlist } from './wishlist.ts';

function ofProduct({
  visible,
  name,
  slug,
  media,
  actualPriceRange,
  inventory,
}: Product): WishedProduct | undefined {
  const image = media?.main?.image;
  if (!visible) return undefined;
  return {
    name,
    slug,
    price: actualPriceRange.minValue.amount,
    options: [],
    chosen: false,
    soldOut: inventory.availabilityStatus === 'OUT_OF_STOCK',
    ...(image?.id && {
      picture: {
        id: image.id,
        width: image.width ?? 0,
        height: image.height ?? 0,
        alt: media?.main?.altText ?? image.altText ?? name,
      },
    }),
  };
}

/** What a page shows of the entries, in their order. */
export async function describe(context: Context, { items }: Pick<Wishlist, 'items'>): Promise<WishedThing[]> {
  const references = items.map(({ catalogReference }) => catalogReference);
  const found = await findItems(context, references);
  const open = references.filter((_, index) => !found[index]).map(({ catalogItemId }) => catalogItemId);
  const whole = await products.getMany(context.db, context.siteId, [...new Set(open)]);
  const byId = new Map(whole.map((product) => [product.id, product]));
  const shownOf = (reference: WishedReference, item: CatalogItem | undefined): WishedProduct | undefined => {
    if (item) return shownVariant(item);
    // A choice that is gone is not the product as such.
    const product = reference.options ? undefined : byId.get(reference.catalogItemId);
    return product && ofProduct(product);
  };
  return references.map((catalogReference, index) => {
    const product = shownOf(catalogReference, found[index]);
    return { catalogReference, ...(product && { product }) };
  });
}
