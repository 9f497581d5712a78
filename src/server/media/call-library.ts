import { notFound } from '../../platform/contract/errors.ts';
import type { Gateway } from '../gateway.ts';
import { callHosted, passOnError } from '../platform-call.ts';

/**
 * Asks the embedded platform what only it knows of files.
 * @throws what it rejected, in its words; 404 where the platform is a hosted one
 */
export async function callLibrary<Reply>(
  gateway: Gateway,
  path: string,
  body: object,
  actor?: string,
): Promise<Reply> {
  if (!gateway.embedded)
    throw notFound('The hosted platform knows no more of its files.', 'MEDIA_NOT_EMBEDDED');
  try {
    return await callHosted<Reply>(gateway.platformFetch, `/hosted/media/${path}`, body, actor);
  } catch (error) {
    throw passOnError(error);
  }
}
