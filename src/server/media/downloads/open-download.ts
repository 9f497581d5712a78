import type { FileSource } from '#shared/media.ts';
import { callHosted, PlatformCallError } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';

export interface DownloadEntry {
  /** Folders and a name, as people gave them; two may be the same. */
  path: string;
  source: FileSource;
  /** Absent for the bytes as they came. */
  assetKey?: string;
}

export interface Download {
  kind: 'DOWNLOAD' | 'ZIP' | 'STREAM' | 'PREVIEW';
  disposition: 'ATTACHMENT' | 'INLINE';
  fileName?: string;
  files: DownloadEntry[];
  /** There are more: asked for with this as cursor. */
  next?: string;
}

/** An address that opens nothing, any more or at all. */
export interface RejectedDownload {
  status: 403 | 404;
  message: string;
  redirectUrl?: string;
}

const isHttp = (address: unknown): address is string =>
  typeof address === 'string' && /^https?:\/\//i.test(address);

async function open(
  platformFetch: PlatformFetch,
  path: string,
  requested: { token: string; cursor?: string },
): Promise<Download | RejectedDownload> {
  try {
    return await callHosted<Download>(platformFetch, path, requested);
  } catch (error) {
    if (!(error instanceof PlatformCallError) || error.status >= 500) throw error;
    const { redirectUrl } = error.data;
    return {
      status: error.status === 403 ? 403 : 404,
      message: error.message,
      ...(isHttp(redirectUrl) && { redirectUrl }),
    };
  }
}

export const openDownload = (
  platformFetch: PlatformFetch,
  token: string,
  cursor?: string,
): Promise<Download | RejectedDownload> =>
  open(platformFetch, '/hosted/media/downloads/open', { token, ...(cursor !== undefined && { cursor }) });

/** A file that somebody bought; it is asked each time, as the money may have gone back meanwhile. */
export const openSold = (platformFetch: PlatformFetch, token: string): Promise<Download | RejectedDownload> =>
  open(platformFetch, '/hosted/order-downloads/open', { token });
