import { PlatformError } from '#platform/contract/errors.ts';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** What whoever uploads is told when their bytes could not be kept; nothing of them is. */
export function storageError(cause: unknown): PlatformError {
  if (cause instanceof PlatformError) return cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return FULL.has(code)
    ? new PlatformError(507, 'There is no room left to keep the file.', { code: 'NO_SPACE_LEFT', cause })
    : new PlatformError(503, 'The file could not be kept; try again later.', {
        code: 'STORAGE_UNAVAILABLE',
        cause,
      });
}

/** @throws 507 or 503 in place of whatever the disk or the bucket said */
export async function whileStoring<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw storageError(error);
  }
}
