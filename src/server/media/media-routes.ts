import { type Context, Hono } from 'hono';
import { contentTypeOf } from '../../platform/adapters/images.ts';
import { versionOf } from '../../shared/media.ts';
import { posterOwner, posterShown, shownOf, type MediaLibrary } from './library.ts';
import { NOT_FOUND, rejectRendering, renderings, type Rendering } from './renderings.ts';
import { nameFor, type RenditionCache } from './rendition-cache.ts';
import { sendFile } from './send-file.ts';

interface Options {
  library: MediaLibrary;
  cache: RenditionCache;
}

const FOREVER = 'public, max-age=31536000, immutable';
/** An address that does not say what of: what is there may be replaced, and is to be seen soon. */
const FOR_NOW = 'public, max-age=60, stale-while-revalidate=86400';
const PRIVATE = 'This file is private: it is opened by a signed address.';

/** Files under the platform's media addresses: whole at `/<id>`, pictures in other sizes at `/<id>/v1/…`. */
export function mediaRoutes({ library, cache }: Options): Hono {
  const { files } = library;
  const routes = new Hono();

  /** @returns what is rejected, or what is to be shown */
  async function find(c: Context, id: string): Promise<Response | Rendering> {
    const owner = posterOwner(id);
    const source = await library.sourceOf(id);
    const owned = source ?? (owner === undefined ? undefined : await library.sourceOf(owner));
    // A picture that is there without a record, such as of a shop from before there were any.
    if (!owned) return { key: id, contentType: '', version: nameFor(id), cacheControl: FOR_NOW };
    if (owned.private) return rejectRendering(c, 403, PRIVATE);
    const content = source ? shownOf(source) : posterShown(owned);
    if (!content) return rejectRendering(c, 404, NOT_FOUND);
    const version = versionOf(owned);
    const cacheControl = c.req.query('v') === version ? FOREVER : FOR_NOW;
    return { ...content, version, cacheControl, ...(source && { source }) };
  }

  routes.on(['GET', 'HEAD'], '/:id', async (c) => {
    const rendering = await find(c, c.req.param('id'));
    if (rendering instanceof Response) return rendering;
    const { key, version, cacheControl, source } = rendering;
    let { contentType } = rendering;
    if (contentType === '') {
      const bytes = await files.read(key);
      if (!bytes) return rejectRendering(c, 404, NOT_FOUND);
      contentType = contentTypeOf(bytes);
    }
    const tag = source?.sha256 ?? version;
    return (
      (await sendFile(c, files, { key, contentType, tag, cacheControl })) ??
      rejectRendering(c, 404, NOT_FOUND)
    );
  });

  routes.get('/:id/v1/*', renderings({ files, cache }, find));

  return routes;
}
