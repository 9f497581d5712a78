import { Hono } from 'hono';
import { assetShown, type MediaLibrary } from './library.ts';
import { sendFile } from './send-file.ts';

/** What stands before the id of a file that is never scaled. */
const ORIGINALS = ['shapes', 'mp3', 'ugd'];
const HOST = ':host{[\\w-]+\\.(?:wixstatic|usrfiles)\\.com}';
const FOR_NOW = 'public, max-age=60, stale-while-revalidate=86400';

/**
 * The paths of the platform's media hosts (`static.wixstatic.com`, `video.wixstatic.com`, `….usrfiles.com`), each answered
 * out of the one store of files.
 */
export function mediaHostRoutes(media: Hono, library: MediaLibrary): Hono {
  const routes = new Hono();
  for (const folder of ['media', ...ORIGINALS]) routes.route(`/${folder}`, media);
  // `<id>/<resolution>/mp4/file.mp4`: the video in that size, where it was made; else as it is.
  routes.on(['GET', 'HEAD'], '/video/:id/:quality/*', async (c) => {
    const { id, quality } = c.req.param();
    const source = await library.sourceOf(id);
    const smaller = source && !source.private ? assetShown(source, `${quality}.mp4`) : undefined;
    const tag = `${source?.sha256}-${quality}`;
    const sent = smaller && (await sendFile(c, library.files, { ...smaller, tag, cacheControl: FOR_NOW }));
    return (
      sent ??
      media.request(`/${encodeURIComponent(id)}`, { method: c.req.method, headers: c.req.raw.headers })
    );
  });
  routes.on(['GET', 'HEAD'], '/video/:id/file', (c) =>
    media.request(`/${encodeURIComponent(c.req.param('id'))}`, {
      method: c.req.method,
      headers: c.req.raw.headers,
    }),
  );
  // Pages of other apps name the host, so that a file of another site still comes from there.
  routes.on(['GET', 'HEAD'], `/${HOST}/*`, async (c) => {
    const { host } = c.req.param();
    const { pathname, search } = new URL(c.req.url);
    const path = pathname.slice(pathname.indexOf(`/${host}/`) + host.length + 1) + search;
    const reply = await routes.request(path, { method: c.req.method, headers: c.req.raw.headers });
    if (reply.status !== 404) return reply;
    c.header('cache-control', FOR_NOW);
    return c.redirect(`https://${host}${path}`);
  });
  return routes;
}
