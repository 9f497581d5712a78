import { Hono } from 'hono';

/** What stands before the id of a file that is never scaled. */
const ORIGINALS = ['shapes', 'mp3', 'ugd'];

/**
 * The paths of the platform's media hosts (`static.wixstatic.com`, `video.wixstatic.com`, `….usrfiles.com`), each answered
 * out of the one store of files.
 */
export function mediaHostRoutes(media: Hono): Hono {
  const routes = new Hono();
  for (const folder of ['media', ...ORIGINALS]) routes.route(`/${folder}`, media);
  // `<id>/<resolution>/mp4/file.mp4`: there is one resolution, that of the file.
  routes.get('/video/:id/*', (c) =>
    media.request(`/${encodeURIComponent(c.req.param('id'))}`, { headers: c.req.raw.headers }),
  );
  return routes;
}
