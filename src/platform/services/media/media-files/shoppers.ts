import { MAX_BYTES } from '#shared/shopper-uploads.ts';
import type { Context } from '#platform/context.ts';
import { badRequest, PlatformError } from '#platform/contract/errors.ts';
import { clientOf, countAttempt, limits, remainingSeconds } from '#platform/identity/attempts.ts';
import { mediaTypeOf } from './rules/kinds.ts';

/** How large a file of this type may be that a shopper brings, in bytes. @throws 400 for what they do not bring at all */
export function maxShopperBytes(contentType: string): number {
  const mediaType = mediaTypeOf(contentType);
  if (mediaType === 'IMAGE') return MAX_BYTES.image;
  if (mediaType === 'VIDEO') return MAX_BYTES.video;
  throw badRequest('Pictures and videos can be uploaded here.', 'UNSUPPORTED_FILE_FORMAT', {
    mimeType: contentType,
  });
}

/** What it was said to be was no more than a word. @throws 400 */
export function checkShopperFile(contentType: string, sizeInBytes: number): void {
  const maxBytes = maxShopperBytes(contentType);
  if (sizeInBytes > maxBytes)
    throw badRequest(`A file of this kind has at most ${maxBytes} bytes.`, 'FILE_SIZE_OVER_LIMIT', {
      maxBytes,
      sizeInBytes: String(sizeInBytes),
    });
}

/** Not without end, whoever asks, and not by becoming somebody else. @throws 429 */
export async function countShopperUpload(context: Context, shopper: string): Promise<void> {
  const counts = [
    ['uploadByShopper', shopper],
    ['uploadByClient', clientOf(context)],
  ] as const;
  for (const [name, subject] of counts) {
    if (await countAttempt(context, name, subject)) continue;
    const max = limits[name].count;
    throw new PlatformError(429, `At most ${max} files an hour can be uploaded.`, {
      code: 'TOO_MANY_UPLOADS',
      data: { most: max },
      retryAfter: await remainingSeconds(context, name, subject),
    });
  }
}
