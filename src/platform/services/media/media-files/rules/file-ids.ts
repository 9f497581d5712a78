import type { MediaType } from '#shared/media.ts';
import { extensionFor } from './kinds.ts';

interface New {
  siteId: string;
  /** A random GUID. */
  guid: string;
  mediaType: MediaType;
  contentType: string;
  fileName: string;
}

/** As the platform makes them: `8f2d60_<32 hex>~mv2.jpg`, without `~mv2` for what is no picture, videos without extension. */
export function fileIdOf({ siteId, guid, mediaType, contentType, fileName }: New): string {
  const base = `${siteId.replaceAll('-', '').slice(0, 6)}_${guid.replaceAll('-', '')}`;
  if (mediaType === 'VIDEO') return base;
  const extension = extensionFor(contentType, fileName);
  return mediaType === 'IMAGE' || mediaType === 'VECTOR'
    ? `${base}~mv2.${extension}`
    : `${base}.${extension}`;
}

/** Whatever names a file — its id, its `wix:image://v1/…` or its address — as its id. */
export function toFileId(input: string): string {
  const uri = /^(?:wix:)?(?:image|video|audio|document|vector):\/\/v1\/([^/#?]+)/.exec(input)?.[1];
  const address = /^https?:\/\/[^/]+\/(?:media|shapes|mp3|ugd|video)\/([^/#?]+)/.exec(input)?.[1];
  return uri ?? address ?? input;
}
