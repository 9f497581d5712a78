import { badRequest, PlatformError } from '../../../platform/contract/errors.ts';
import { callHosted, PlatformCallError } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';

/** @throws what the platform refused, as it said it */
export async function askPlatform<Reply>(
  platformFetch: PlatformFetch,
  path: string,
  body: object,
): Promise<Reply> {
  try {
    return await callHosted<Reply>(platformFetch, path, body);
  } catch (error) {
    if (!(error instanceof PlatformCallError)) throw error;
    throw new PlatformError(error.status, error.message, {
      ...(error.code !== undefined && { code: error.code }),
      data: error.data,
      cause: error,
    });
  }
}

export const isTooLarge = (maxBytes: number): PlatformError =>
  new PlatformError(413, `The file is larger than ${maxBytes} bytes.`, {
    code: 'FILE_SIZE_OVER_LIMIT',
    data: { maxBytes },
  });

export const isEmpty = (): PlatformError => badRequest('The file is empty.', 'ZERO_FILE_SIZE');
