import type { Context, Handler } from 'hono';
import {
  contentTypeOf,
  type ImageFormat,
  scaleImage,
  UnscalableImage,
} from '../../platform/adapters/images.ts';
import type { FileStore } from '../../platform/ports.ts';
import type { FileSource } from '../../shared/media.ts';
import type { FileContent } from './library.ts';
import { BadRendition, parseRendition, type Rendition } from './rendition.ts';
import { nameFor, type RenditionCache } from './rendition-cache.ts';

const REFUSED = 'public, max-age=3600';
/** Above this, AVIF takes longer to write than it saves in sending. */
const AVIF_PIXELS = 1_600_000;
const UNTRANSFORMED = new Set(['image/svg+xml', 'image/gif']);

function formatFor(rendition: Rendition, accept: string): ImageFormat {
  if (rendition.encoding !== 'auto') return rendition.encoding;
  if (accept.includes('image/avif') && rendition.width * rendition.height <= AVIF_PIXELS) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}

/** The content that is served under an id, and how it is cached. */
export interface Rendering extends FileContent {
  /** The version of the visible content, which is part of the name of a stored rendering. */
  version: string;
  cacheControl: string;
  source?: FileSource;
}

function answer(c: Context, tag: string, cacheControl: string, type: string, bytes: Uint8Array): Response {
  const headers = {
    'Cache-Control': cacheControl,
    ETag: tag,
    Vary: 'Accept',
    'Content-Type': type,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(type === 'image/svg+xml' && {
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    }),
  };
  if (c.req.header('If-None-Match')?.split(/,\s*/).includes(tag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(new Uint8Array(bytes), { status: 200, headers });
}

export const rejectRendering = (
  c: Context,
  status: 400 | 403 | 404,
  message: string,
  cacheControl = 'no-cache',
): Response => c.text(`${message}\n`, status, { 'Cache-Control': cacheControl });

export const NOT_FOUND = 'There is no such file.';

class MissingFile extends Error {}

interface RenderingDeps {
  files: FileStore;
  cache: RenditionCache;
}

/**
 * Pictures in other sizes, mounted at `/:id/v1/*`.
 * @param find gives what is to be shown under the id, or the rejection
 */
export function renderings(
  { files, cache }: RenderingDeps,
  find: (c: Context, id: string) => Promise<Response | Rendering>,
): Handler {
  return async (c) => {
    const path = c.req.path.slice(c.req.path.indexOf('/v1/') + 4);
    let rendition: Rendition;
    try {
      rendition = parseRendition(decodeURIComponent(path));
    } catch (error) {
      if (error instanceof BadRendition || error instanceof URIError)
        return rejectRendering(c, 400, error.message, REFUSED);
      throw error;
    }
    const rendering = await find(c, c.req.param('id') ?? '');
    if (rendering instanceof Response) return rendering;
    const { key, version, cacheControl, source } = rendering;
    // What is in the middle of interest stays in view, unless the address says what does.
    const focalPoint = rendition.anchor === 'centre' ? source?.focalPoint : undefined;
    const focus = rendition.focus ?? focalPoint;
    const wanted = { ...rendition, ...(focus && { focus }) };
    const format = formatFor(rendition, c.req.header('Accept') ?? '');
    const name = nameFor(version, format, JSON.stringify(wanted));
    try {
      let type = `image/${format}`;
      const bytes = await cache.get(name, key, async () => {
        const original = await files.read(key);
        if (!original) throw new MissingFile();
        return UNTRANSFORMED.has(contentTypeOf(original))
          ? original
          : scaleImage(original, { ...wanted, format });
      });
      const found = contentTypeOf(bytes);
      if (UNTRANSFORMED.has(found)) type = found;
      return answer(c, `"${name}"`, cacheControl, type, bytes);
    } catch (error) {
      if (error instanceof MissingFile) return rejectRendering(c, 404, NOT_FOUND);
      if (error instanceof UnscalableImage) return rejectRendering(c, 400, error.message, REFUSED);
      throw error;
    }
  };
}
