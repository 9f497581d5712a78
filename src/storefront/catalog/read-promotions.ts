import { resolvePromotions } from '@wix/auto_sdk_stores_promotions-v-3';
import { originOf } from '../../wix/media-url.ts';
import type { PageRequest } from '../shell/define-page.ts';
import type { PictureMedia } from '../shell/picture-sources.ts';

/** A banner above the products of a collection. */
export interface PromotionBanner {
  id: string;
  picture: PictureMedia;
  /** The page that it leads to. */
  url?: string;
}

/** The promotions of a collection by position; none rather than a page that fails. */
export async function readPromotions(
  { shop, mediaBase }: Pick<PageRequest, 'shop' | 'mediaBase'>,
  collectionId: string,
): Promise<PromotionBanner[]> {
  const { promotions = [] } = await shop
    .use(resolvePromotions)(collectionId)
    .catch(() => ({ promotions: [] }));
  return promotions.flatMap(({ position, promotion }): PromotionBanner[] => {
    const { media, name = '', destinationUrl } = promotion ?? {};
    const size = originOf(media?.image);
    if (!media?._id || !size) return [];
    return [
      {
        id: `${position}-${promotion?._id}`,
        picture: { id: media._id, ...size, alt: media.altText ?? name, base: mediaBase },
        ...(destinationUrl && { url: destinationUrl }),
      },
    ];
  });
}
