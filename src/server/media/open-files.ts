import { join } from 'node:path';
import { diskFiles } from '../../platform/adapters/disk-files.ts';
import type { FileStore } from '../../platform/ports.ts';
import { bucketOf, type Environment } from '../config/environment.ts';
import { SettingProblem } from '../config/setting-problem.ts';

function wordsOf(error: unknown): string {
  const { httpStatusCode } = (error as { $metadata?: { httpStatusCode?: number } }).$metadata ?? {};
  if (httpStatusCode === 404) return 'there is no such bucket';
  if (httpStatusCode === 403) return 'this key may not use it';
  return error instanceof Error && error.message !== '' ? error.message : 'it does not answer';
}

/** Where media files are kept: a folder, or the bucket that is set. @throws when that cannot be used */
export async function openFiles(env: Environment): Promise<FileStore> {
  const place = bucketOf(env);
  if (!place) return diskFiles(join(env.DATA_DIR, 'media'));
  const { checkBucket, s3Files } = await import('../../platform/adapters/s3-files.ts');
  try {
    await checkBucket(place);
  } catch (error) {
    throw new SettingProblem('MEDIA_S3_BUCKET', `${place.bucket} cannot be used: ${wordsOf(error)}`, error);
  }
  return s3Files(place);
}
