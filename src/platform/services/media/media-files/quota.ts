import type { Context } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import { files } from './tables.ts';

/** Of all files, each counted where it stands, also those in the trash. */
export async function usedBytes({ db, siteId }: Context): Promise<number> {
  const stored = await files.keptSums(db, siteId, [], 'sizeInBytes');
  return stored.reduce((bytes, { sum }) => bytes + sum, 0);
}

/** @throws 400 for what is empty, or does not fit any more */
export async function assertQuota(context: Context, sizeInBytes: number): Promise<void> {
  if (sizeInBytes === 0) throw badRequest('The file is empty.', 'ZERO_FILE_SIZE');
  const { quotaBytes } = context.mediaLimits;
  if ((await usedBytes(context)) + sizeInBytes > quotaBytes)
    throw badRequest(`The library holds at most ${quotaBytes} bytes.`, 'SITE_QUOTA_EXCEEDED', { quotaBytes });
}
