import type { FileSource } from '../../../shared/media.ts';
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
  kind: 'DOWNLOAD' | 'ZIP' | 'STREAM';
  disposition: 'ATTACHMENT' | 'INLINE';
  fileName?: string;
  files: DownloadEntry[];
  /** There are more: asked for with this as cursor. */
  next?: string;
}

/** An address that opens nothing, any more or at all. */
export interface Refused {
  status: 403 | 404;
  message: string;
  redirectUrl?: string;
}

const isHttp = (address: unknown): address is string =>
  typeof address === 'string' && /^https?:\/\//i.test(address);

export async function openDownload(
  platformFetch: PlatformFetch,
  token: string,
  cursor?: string,
): Promise<Download | Refused> {
  try {
    const asked = { token, ...(cursor !== undefined && { cursor }) };
    return await callHosted<Download>(platformFetch, '/hosted/media/downloads/open', asked);
  } catch (error) {
    if (!(error instanceof PlatformCallError) || error.status >= 500) throw error;
    const { redirectUrl } = error.data;
    return {
      status: error.code === 'EXPIRED' ? 403 : 404,
      message: error.message,
      ...(isHttp(redirectUrl) && { redirectUrl }),
    };
  }
}
