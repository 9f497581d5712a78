import type { Logger } from 'pino';
import { PlatformError } from '#platform/contract/errors.ts';
import type { MediaFailure } from '#shared/media.ts';
import { callHosted } from '../../platform-call.ts';
import { LEASE_SECONDS, whileLeased } from '../while-leased.ts';
import { storeBody, type UploadParts } from './bring.ts';
import { CannotFetch, fetchFrom, type FetchOptions } from './fetch-from.ts';
import { isTooLarge } from './errors.ts';

/** Longer nobody waits for one. */
const MAX_MS = 600_000;
const AT_A_TIME = 4;
const STALL_MS = 30_000;

interface Waiting {
  fileId: string;
  displayName: string;
  url: string;
  headers?: Record<string, string>;
  maxBytes: number;
}

export interface ImportParts extends Pick<UploadParts, 'platformFetch' | 'files' | 'drafts'> {
  logger: Pick<Logger, 'warn'>;
  /** Where it may fetch from, in tests. */
  reach?: Pick<FetchOptions, 'allows' | 'lookup'>;
}

/** What is wrong with the file or its address; undefined for what is wrong with us, which may pass. */
function failureOf(error: unknown): MediaFailure | undefined {
  if (error instanceof CannotFetch) return { code: error.code, message: error.message };
  if (!(error instanceof PlatformError) || error.status >= 500) return undefined;
  if (error.code === 'UPLOAD_CUT') return { code: 'DOWNLOAD_FAILED', message: 'The file broke off.' };
  if (error.code === 'UPLOAD_STALLED')
    return { code: 'DOWNLOAD_TIMEOUT', message: 'The file took too long to come.' };
  return { code: error.code ?? 'DOWNLOAD_FAILED', message: error.message };
}

async function fetchOne(parts: ImportParts, waiting: Waiting): Promise<object> {
  const { url, headers = {}, displayName, maxBytes } = waiting;
  const signal = AbortSignal.timeout(MAX_MS);
  const { body, length } = await fetchFrom(url, { ...parts.reach, headers, signal });
  if (length !== undefined && length > maxBytes) {
    await body.cancel();
    throw isTooLarge(maxBytes);
  }
  return { received: await storeBody(parts, body, displayName, { maxBytes, stallMs: STALL_MS }) };
}

/** Fetches all that waits to be imported; each by itself, so that one that fails holds up no other. */
export async function importWaiting(parts: ImportParts): Promise<void> {
  const { platformFetch, logger } = parts;
  for (;;) {
    const { imports } = await callHosted<{ imports: Waiting[] }>(
      platformFetch,
      '/hosted/media/imports/waiting',
      { limit: AT_A_TIME, seconds: LEASE_SECONDS },
    );
    if (imports.length === 0) return;
    await Promise.all(
      imports.map(async (waiting) => {
        const { fileId } = waiting;
        try {
          const outcome = await whileLeased(parts, fileId, () => fetchOne(parts, waiting)).catch(
            (error: unknown) => {
              const failed = failureOf(error);
              if (!failed) throw error;
              return { failed };
            },
          );
          await callHosted(platformFetch, '/hosted/media/imports/settle', { fileId, ...outcome });
        } catch (error) {
          // It waits on; whoever has it next tries again, until it is given up.
          logger.warn({ err: error, fileId }, 'a file could not be imported');
        }
      }),
    );
  }
}
