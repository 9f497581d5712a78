import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FileStore } from '../../platform/ports.ts';
import { renditionPath, widthsFor } from '../../shared/picture-sizes.ts';
import { memoryFiles } from '../../testing/deterministic.ts';
import { mediaLibrary } from './library.ts';
import { mediaRoutes } from './media-routes.ts';
import { prerenderer } from './prerender.ts';
import { renditionCache } from './rendition-cache.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prerender-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('makes every size that a page asks for, once, and only while it is quiet', async () => {
  const picture = { id: 'low sun~mv2.png', width: 500, height: 700 };
  const bytes = await sharp({ create: { width: 500, height: 700, channels: 3, background: '#c86' } })
    .png()
    .toBuffer();
  let reads = 0;
  const stored = memoryFiles();
  await stored.write(picture.id, bytes);
  const files: FileStore = {
    ...stored,
    read: (key) => {
      reads += 1;
      return stored.read(key);
    },
  };
  const library = mediaLibrary({ files });
  const media = mediaRoutes({ library, cache: renditionCache(folder) });
  let quiet = false;
  const pictures = prerenderer({ library, media, isQuiet: () => quiet });
  pictures.add(picture.id);
  await pictures.work();
  expect(reads).toBe(0);
  quiet = true;
  await pictures.work();
  const made = reads;
  pictures.add(picture.id);
  await pictures.work();
  const requested = widthsFor(picture).map((width) => renditionPath(picture.id, width, picture, 'avif'));
  expect(requested).toHaveLength(4);
  for (const address of requested) {
    const reply = await media.request(address);
    expect(reply.headers.get('content-type')).toBe('image/avif');
  }
  expect(reads).toBe(made);
});
