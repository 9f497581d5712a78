import { Hono } from 'hono';
import { versionOf } from '../../shared/media.ts';
import type { PlatformFetch } from '../platform-fetch.ts';
import { openDownload } from './downloads/open-download.ts';
import { posterShown, shownOf, type MediaLibrary } from './library.ts';
import { NOT_FOUND, rejectRendering, renderings } from './renderings.ts';
import type { RenditionCache } from './rendition-cache.ts';

interface PreviewDeps {
  platformFetch: PlatformFetch;
  library: MediaLibrary;
  cache: RenditionCache;
}

/** As long as the address is the same. */
const WITH_THE_ADDRESS = 'private, max-age=3600';
const STILL = new Set(['IMAGE', 'VECTOR']);

/** Pictures of private files in other sizes, for whoever has the signed address: `/<token>/v1/fit/w_…`. */
export function previewRoutes({ platformFetch, library, cache }: PreviewDeps): Hono {
  const show = renderings({ files: library.files, cache }, async (c, token) => {
    const opened = await openDownload(platformFetch, token);
    if ('status' in opened) return rejectRendering(c, opened.status, opened.message);
    const source = opened.kind === 'PREVIEW' ? opened.files[0]?.source : undefined;
    const shown = source && (STILL.has(source.mediaType) ? shownOf(source) : posterShown(source));
    if (!source || !shown) return rejectRendering(c, 404, NOT_FOUND);
    return { ...shown, source, version: versionOf(source), cacheControl: WITH_THE_ADDRESS };
  });
  return new Hono().get('/:id/v1/*', show);
}
