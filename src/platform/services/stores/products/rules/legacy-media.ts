import type { ProductMedia } from '../../catalog/public.ts';
import type { LegacyApiProduct } from './legacy-api.ts';

type Media = NonNullable<LegacyApiProduct['media']>;
type MediaItem = NonNullable<Media['mainMedia']>;

const itemOf = ({ id, url, image, altText }: ProductMedia): MediaItem => {
  const picture = {
    url: image?.url ?? url ?? '',
    width: image?.width ?? 0,
    height: image?.height ?? 0,
    ...(altText && { altText }),
  };
  return { id: id ?? '', image: picture, thumbnail: picture, mediaType: 'image', title: altText ?? '' };
};

export const mediaOf = (items: readonly ProductMedia[]): Media => {
  const [mainMedia, ...others] = items.map(itemOf);
  return mainMedia ? { mainMedia, items: [mainMedia, ...others] } : { items: [] };
};
