import type { Hono } from 'hono';

/** A picture as small as paper needs it, a JPEG; nothing where there is none. */
export type PictureSource = (file: string) => Promise<Uint8Array | undefined>;

/** Three dots to the point of what is printed. */
const SIZE = 'w_90,h_112';

/** Out of what the pages are given their pictures by. */
export const smallPictures =
  (media: Hono): PictureSource =>
  async (file) => {
    const reply = await media.request(`/${encodeURIComponent(file)}/v1/fill/${SIZE},enc_jpg/small.jpg`);
    if (!reply.ok || reply.headers.get('content-type') !== 'image/jpeg') return undefined;
    return new Uint8Array(await reply.arrayBuffer());
  };
