import type { WishedReference, WishedThing } from '../../../shared/wishlists.ts';
import type { Context } from '../../context.ts';
import { type CatalogItem, findItems, type Product, products } from '../catalog/public.ts';
import type { Wishlist } from './wishlist.ts';

type Shown = NonNullable<WishedThing['product']>;

const pictureOf = (
  { id, width, height, altText }: NonNullable<CatalogItem['image']>,
  name: string,
): NonNullable<Shown['picture']> => ({ id, width, height, alt: altText ?? name });

function ofVariant(item: CatalogItem): Shown | undefined {
  const { availability, name, slug, price, fullPrice, descriptionLines, image } = item;
  if (availability.status === 'NOT_FOUND') return undefined;
  return {
    name,
    slug,
    price,
    ...(fullPrice !== price && { fullPrice }),
    options: descriptionLines.map(({ plainText, color }) => plainText ?? color?.name ?? ''),
    chosen: true,
    soldOut: availability.status === 'NOT_AVAILABLE',
    ...(availability.quantityAvailable !== undefined && { left: availability.quantityAvailable }),
    ...(image && { picture: pictureOf(image, name) }),
  };
}

function ofProduct({ visible, name, slug, media, actualPriceRange, inventory }: Product): Shown | undefined {
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
  const shownOf = (reference: WishedReference, item: CatalogItem | undefined): Shown | undefined => {
    if (item) return ofVariant(item);
    // A choice that is gone is not the product as such.
    const product = reference.options ? undefined : byId.get(reference.catalogItemId);
    return product && ofProduct(product);
  };
  return references.map((catalogReference, index) => {
    const product = shownOf(catalogReference, found[index]);
    return { catalogReference, ...(product && { product }) };
  });
}
