import { type Context, Hono } from 'hono';
import {
  contentTypeOf,
  type ImageFormat,
  scaleImage,
  UnscalableImage,
} from '../../platform/adapters/images.ts';
import type { FileStore } from '../../platform/ports.ts';
import { BadRendition, parseRendition, type Rendition } from './rendition.ts';
import { nameFor, type RenditionCache } from './rendition-cache.ts';

interface Options {
  files: FileStore;
  cache: RenditionCache;
}

const FOREVER = 'public, max-age=31536000, immutable';
/** Above this, AVIF takes longer to write than it saves in sending. */
const AVIF_PIXELS = 1_600_000;
const UNTRANSFORMED = new Set(['image/svg+xml', 'image/gif']);

function formatFor(rendition: Rendition, accept: string): ImageFormat {
  if (rendition.encoding !== 'auto') return rendition.encoding;
  if (accept.includes('image/avif') && rendition.width * rendition.height <= AVIF_PIXELS) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}

/** A file never changes under its id, so its address may be kept for good. */
function answer(c: Context, tag: string, type: string, bytes: Uint8Array): Response {
  const headers = {
    'Cache-Control': FOREVER,
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

const refuse = (c: Context, status: 400 | 404, message: string): Response =>
  c.text(`${message}\n`, status, { 'Cache-Control': 'no-cache' });

/** Pictures under the platform's media addresses: the original at `/<id>`, scaled ones at `/<id>/v1/…`. */
export function mediaRoutes({ files, cache }: Options): Hono {
  const routes = new Hono();

  routes.get('/:id', async (c) => {
    const id = c.req.param('id');
    const bytes = await files.read(id);
    if (!bytes) return refuse(c, 404, 'There is no such file.');
    return answer(c, `"${nameFor(id)}"`, contentTypeOf(bytes), bytes);
  });

  routes.get('/:id/v1/*', async (c) => {
    const id = c.req.param('id');
    const path = c.req.path.slice(c.req.path.indexOf('/v1/') + 4);
    let rendition: Rendition;
    try {
      rendition = parseRendition(decodeURIComponent(path));
    } catch (error) {
      if (error instanceof BadRendition || error instanceof URIError) return refuse(c, 400, error.message);
      throw error;
    }
    const format = formatFor(rendition, c.req.header('Accept') ?? '');
    const name = nameFor(id, format, JSON.stringify(rendition));
    const tag = `"${name}"`;
    try {
      let type = `image/${format}`;
      const bytes = await cache.get(name, async () => {
        const original = await files.read(id);
        if (!original) throw new MissingFile();
        return UNTRANSFORMED.has(contentTypeOf(original))
          ? original
          : scaleImage(original, { ...rendition, format });
      });
      const found = contentTypeOf(bytes);
      if (UNTRANSFORMED.has(found)) type = found;
      return answer(c, tag, type, bytes);
    } catch (error) {
      if (error instanceof MissingFile) return refuse(c, 404, 'There is no such file.');
      if (error instanceof UnscalableImage) return refuse(c, 400, error.message);
      throw error;
    }
  });

  return routes;
}

class MissingFile extends Error {}
