import { MAX_BYTES } from '#shared/shopper-uploads.ts';

/** What a file may be. */
export interface UploadLimits {
  /** How many together. */
  most: number;
  video: boolean;
}

export const PICTURES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
export const VIDEOS = ['video/mp4', 'video/webm', 'video/quicktime'] as const;

export type FileProblem = 'kind' | 'picture' | 'empty' | 'large' | 'largeVideo';

/** Why a file cannot be taken, told before anything is sent; nothing for one that can. */
export function problemOf(
  { type, size }: Pick<File, 'type' | 'size'>,
  { video }: Pick<UploadLimits, 'video'>,
): FileProblem | undefined {
  const isPicture = (PICTURES as readonly string[]).includes(type);
  const isVideo = (VIDEOS as readonly string[]).includes(type);
  if (!isPicture && !(video && isVideo)) return video ? 'kind' : 'picture';
  if (size === 0) return 'empty';
  if (isPicture && size > MAX_BYTES.image) return 'large';
  return isVideo && size > MAX_BYTES.video ? 'largeVideo' : undefined;
}

export const accepted = ({ video }: Pick<UploadLimits, 'video'>): string =>
  [...PICTURES, ...(video ? VIDEOS : [])].join(',');
