import type { Review } from '#wix/shopper/own-reviews.ts';
import type { PictureMedia } from '../../shell/picture-sources.ts';
import { renditionUrl } from '../../shell/picture-sources.ts';
import { pictureOf, videoOf } from '../../shell/poster.ts';
import type { UploadedFileView } from '../../shell/uploads/upload-list.ts';
import { shopperSettings } from '#wix/shopper/settings.ts';

/** Who sees it: everybody, nobody yet, or nobody any more. */
export type OwnReviewStatus = 'published' | 'waiting' | 'hidden';

export const ownReviewStatuses = [
  'hidden',
  'waiting',
  'published',
] as const satisfies readonly OwnReviewStatus[];

export const toneOf = { published: 'success', waiting: 'info', hidden: 'warning' } as const;

export function reviewStatusOf({ moderation }: Pick<Review, 'moderation'>): OwnReviewStatus {
  if (moderation?.moderationStatus === 'APPROVED') return 'published';
  return moderation?.moderationStatus === 'REJECTED' ? 'hidden' : 'waiting';
}

const mediaBase = (): string => shopperSettings().media ?? '/media';

/** Its pictures, and of each video the first. */
export const picturesOf = ({ content }: Pick<Review, 'content'>, base = mediaBase()): PictureMedia[] =>
  (content?.media ?? []).flatMap(
    ({ image, video }) => pictureOf(image, '', base) ?? videoOf(video, '', base) ?? [],
  );

const SQUARE = { width: 1, height: 1 };
const nameIn = (address: string): string =>
  decodeURIComponent(/^wix:\w+:\/\/v1\/[^/#]+\/([^#]*)/.exec(address)?.[1] ?? '');

/** Its files as the upload field begins with them. */
export const uploadedFiles = ({ content }: Pick<Review, 'content'>, base = mediaBase()): UploadedFileView[] =>
  (content?.media ?? []).flatMap(({ image, video }): UploadedFileView[] => {
    const address = image ?? video ?? '';
    const shown = pictureOf(image, '', base) ?? videoOf(video, '', base);
    const id = /^wix:\w+:\/\/v1\/([^/#]+)/.exec(address)?.[1];
    if (!shown || id === undefined) return [];
    const name = nameIn(address) || id;
    const preview = renditionUrl(shown, 320, SQUARE, 'jpg');
    return [
      image
        ? { file: { id: shown.id, kind: 'image', name, width: shown.width, height: shown.height }, preview }
        : { file: { id: decodeURIComponent(id), kind: 'video', name }, preview },
    ];
  });
