import { boundsOf } from '#shared/contract/bounds.ts';
import { promotion as contract } from '#shared/contract/generated/stores_promotions-v-3.ts';
import type { Promotion, PromotionChange } from '#wix/promotion-operations.ts';
import type { StoredRecord } from '#admin/data/stored-record.ts';
import type { Problems } from '#admin/ui/form/form-errors.ts';

export type PromotionRecord = StoredRecord<Promotion>;

export interface Placement {
  collectionId: string;
  /** Among the promotions of the collection, from 1. */
  position: number;
  isInherited: boolean;
}

export interface PromotionForm {
  name: string;
  /** Of the media library. */
  picture: { fileId: string; image: string } | null;
  altText: string;
  destinationUrl: string;
  placements: readonly Placement[];
  enabled: boolean;
}

export const MAX_POSITION = 999;

export const readPromotion = (
  promotion: PromotionRecord | undefined,
): PromotionForm & Record<string, unknown> => ({
  name: promotion?.name ?? '',
  picture: promotion?.media?._id ? { fileId: promotion.media._id, image: promotion.media.image ?? '' } : null,
  altText: promotion?.media?.altText ?? '',
  destinationUrl: promotion?.destinationUrl ?? '',
  placements: (promotion?.categories ?? []).map(
    ({ _id = '', position = 1, appliedToSubcategories = false }) => ({
      collectionId: _id,
      position,
      isInherited: appliedToSubcategories,
    }),
  ),
  enabled: promotion?.enabled ?? true,
});

export const bounds = { name: boundsOf(contract, 'name') };

const isWebUrl = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol);
};

export function checkPromotion({ picture, destinationUrl }: PromotionForm): Problems {
  const url = destinationUrl.trim();
  return {
    ...(!picture && { picture: { key: 'promotions.form.pictureRequired' } }),
    ...(url !== '' && !isWebUrl(url) && { destinationUrl: { key: 'promotions.form.urlRequired' } }),
  };
}

export function toPromotionChange(
  { name, picture, altText, destinationUrl, placements, enabled }: PromotionForm,
  changed: ReadonlySet<string>,
): PromotionChange {
  const isMediaChanged = changed.has('picture') || changed.has('altText');
  return {
    name: name.trim(),
    destinationUrl: destinationUrl.trim() || null,
    enabled,
    categories: placements.map(({ collectionId, position, isInherited }) => ({
      _id: collectionId,
      position,
      appliedToSubcategories: isInherited,
    })),
    ...(picture && isMediaChanged && { media: { _id: picture.fileId, altText: altText.trim() || null } }),
  };
}
