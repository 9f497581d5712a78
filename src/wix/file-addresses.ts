import { generateFileDownloadUrl, type FileDescriptor } from '@wix/auto_sdk_media_files';
import { staffClient, type CallOptions } from './staff-client.ts';

/** Ours are on this host, whatever name the server is known by elsewhere. */
function onThisHost(url: string | undefined): string | undefined {
  const own =
    url === undefined ? undefined : /^https?:\/\/[^/]+(\/media-(?:download|stream)\/.*)$/.exec(url)?.[1];
  return own ?? url;
}

export const fileAddresses = {
  /** Of a file that is not private, as it was uploaded. */
  open(
    { _id: id, url }: FileDescriptor,
    { embedded, version }: { embedded: boolean; version?: string | undefined },
  ): string | undefined {
    if (!embedded) return url;
    const address = `/media/${encodeURIComponent(id ?? '')}`;
    return version === undefined ? address : `${address}?v=${version.slice(0, 12)}`;
  },

  /** Of a private one, for some hours. */
  signed: async (id: string, options?: CallOptions): Promise<string | undefined> =>
    onThisHost(
      (
        await staffClient(options).use(generateFileDownloadUrl)(id, {
          contentDisposition: 'INLINE',
          expirationInMinutes: 120,
        })
      ).downloadUrls?.[0]?.url,
    ),
};
