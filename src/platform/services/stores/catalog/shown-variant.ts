import type { WishedProduct } from '#shared/wishlists.ts';
import type { CatalogItem } from './find-items.ts';

const pictureOf = (
  { id, width, height, altText }: NonNullable<CatalogItem['image']>,
  name: string,
): NonNullable<WishedProduct['picture']> => ({ id, width, height, alt: altText ?? name });

/** A variant as the shop shows it to whoever keeps it in mind; undefined where nobody can see it any more. */
export function shownVariant(item: CatalogItem): WishedProduct | undefined {
  const { availability, name, slug, price, fullPrice, descriptionLines, image } = item;
  if (availability.status === 'NOT_FOUND') return undefined;
  return {
    name,
    slug,
    price,
    ...(fullPrice !== price && { fullPrice }),
    options: descriptionLines.map(({ plainText, color }) => plainText ?? color?.name ?? ''),
    // What waits for an answer is answered on its page.
    chosen: (item.unfit?.missing.length ?? 0) === 0,
    soldOut: availability.status === 'NOT_AVAILABLE',
    ...(availability.quantityAvailable !== undefined && { left: availability.quantityAvailable }),
    ...(image && { picture: pictureOf(image, name) }),
  };
}
