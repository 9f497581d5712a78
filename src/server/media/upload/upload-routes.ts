import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { UploadParts } from './bring.ts';
import { broughtBy, takeWhole } from './put.ts';
import { resumable } from './tus.ts';

/** Of the bodies that finish an upload in parts, or ask what has come: nothing, or an empty object. */
const MAX_EMPTY = 2;

const READABLE = [
  'Location',
  'Tus-Extension',
  'Tus-Max-Size',
  'Tus-Resumable',
  'Tus-Version',
  'Upload-Expires',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Offset',
];

const lengthOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;

/**
 * Where files come in, from any page: the token in the address, or in the metadata of an upload in parts, is the right
 * to bring one. `PUT /<token>?filename=` with the bytes, or without any where they came in parts; said
 * again without any, it answers the file that came.
 * @param address where these are reached, such as `https://shop.example/media-upload`
 */
export function uploadRoutes(parts: UploadParts, address: string): Hono {
  const inParts = resumable(parts, address);
  const routes = new Hono();
  const open = cors({
    origin: '*',
    allowMethods: ['PUT', 'POST', 'PATCH', 'HEAD', 'DELETE'],
    exposeHeaders: READABLE,
    maxAge: 86_400,
  });
  routes.use(async (c, next) => {
    // Asked without a method it is the protocol's own question, what it can do.
    const isPreflight = c.req.header('access-control-request-method') !== undefined;
    return c.req.method === 'OPTIONS' && !isPreflight ? next() : open(c, next);
  });

  routes.put('/:token', async (c) => {
    const token = c.req.param('token');
    const fileName = c.req.query('filename') ?? '';
    const isStream = c.req.header('transfer-encoding') !== undefined;
    const length = lengthOf(c.req.header('content-length')) ?? (isStream ? undefined : 0);
    const isBare = length !== undefined && length <= MAX_EMPTY;
    const known = isBare
      ? ((await inParts.finish(token, fileName)) ?? (await broughtBy(parts, token)))
      : undefined;
    const file = known ?? (await takeWhole(parts, { token, fileName, length, body: c.req.raw.body }));
    return c.json({ file });
  });

  for (const path of ['/', '/:token']) {
    routes.on(['OPTIONS', 'POST', 'PATCH', 'DELETE'], path, (c) => inParts.handle(c.req.raw));
    routes.get(path, (c, next) => (c.req.raw.method === 'HEAD' ? inParts.handle(c.req.raw) : next()));
  }
  return routes;
}
