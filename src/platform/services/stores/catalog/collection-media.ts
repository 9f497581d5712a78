import type { Collection } from './product.ts';

interface Picture {
  id: string;
  url: string;
  width: number;
  height: number;
  altText?: string;
}

/** The picture that stands for a collection, as the first catalog shows media. */
export function collectionMedia({
  id,
  url,
  width,
  height,
  altText,
}: Picture): NonNullable<Collection['media']> {
  const image = { url, width, height, ...(altText && { altText }) };
  const item = { id, image, thumbnail: image, mediaType: 'image' as const, title: altText ?? '' };
  return { mainMedia: item, items: [item] };
}
