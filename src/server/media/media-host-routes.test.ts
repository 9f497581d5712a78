import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { media } from '@wix/sdk';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressIn, leadFiles } from '../../any-app/rewrite-fetch.mjs';
import { assetKey, blobKey } from '../../shared/media.ts';
import { diskFiles } from '../../platform/adapters/disk-files.ts';
import { mediaLibrary } from './library.ts';
import { mediaHostRoutes } from './media-host-routes.ts';
import { mediaRoutes } from './media-routes.ts';
import { renditionCache } from './rendition-cache.ts';

const PICTURE = '8f2d60_00000000000000000000000000000001~mv2.png';
const FILM = '8f2d60_00000000000000000000000000000002';
const IMAGE = `wix:image://v1/${PICTURE}/a%20dress.png#originWidth=200&originHeight=280`;
const HOW = { quality: 70, focalPoint: { x: 20, y: 30 }, filters: { blur: 5 } } as const;
const RESOLUTIONS = ['360p', '480p', '720p', '1080p'];
const thumbnail = (facts: string): string =>
  media.getImageUrl(media.getVideoUrl(`wix:video://v1/${FILM}/a.mp4#${facts}`).thumbnail).url;
let folder: string;
let get: (address: string, lead?: typeof addressIn) => Promise<Response>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-hosts-'));
  const files = diskFiles(join(folder, 'media'));
  const blank = { width: 200, height: 280, channels: 3, background: '#0000ff' } as const;
  await files.write(PICTURE, await sharp({ create: blank }).png().toBuffer());
  await files.write('mark.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await files.write('film', Buffer.from('\0\0\0\x18ftypmp42'));
  await files.write('song.mp3', Buffer.from('ID3\x04'));
  await files.write('terms.pdf', Buffer.from('%PDF-1.7'));
  const poster = { create: { width: 160, height: 90, channels: 3, background: '#00ff00' } } as const;
  const [filmed, smaller] = ['f1'.repeat(32), 'f2'.repeat(32)];
  await files.write(blobKey(filmed), Buffer.from('\0\0\0\x18ftypmp42 as it came'));
  await files.write(assetKey(filmed, 'poster.jpg'), await sharp(poster).jpeg().toBuffer());
  await files.write(assetKey(filmed, '480p.mp4'), Buffer.from('\0\0\0\x18ftypmp42 smaller'));
  await files.write(blobKey(smaller), Buffer.from('hidden'));
  const asset = (contentType: string) => ({ contentType, sizeInBytes: 1 });
  const known: Record<string, object> = {
    [FILM]: {
      sha256: filmed,
      contentType: 'video/mp4',
      assets: { 'poster.jpg': asset('image/jpeg'), '480p.mp4': asset('video/mp4') },
    },
    'hidden.mp3': { sha256: smaller, contentType: 'audio/mpeg', private: true, assets: {} },
  };
  const platformFetch = async (request: Request): Promise<Response> => {
    const { fileId } = (await request.json()) as { fileId: string };
    return Response.json({ ...(known[fileId] && { source: { id: fileId, ...known[fileId] } }) });
  };
  const library = mediaLibrary({ files, gateway: { platformFetch, onChange: () => () => {} } });
  const media = mediaRoutes({ library, cache: renditionCache(join(folder, 'cache')) });
  const routes = mediaHostRoutes(media, library);
  get = async (address, lead = addressIn) => {
    const here = lead('https://shop.example', address) ?? '';
    if (!here.startsWith('https://shop.example/wixstatic/')) throw new Error(`${address} is not led here`);
    return routes.request(here.replace('https://shop.example/wixstatic', ''));
  };
});
afterAll(() => rm(folder, { recursive: true }));

describe('the addresses the SDK makes of media', () => {
  it.each([
    ['whole', () => media.getImageUrl(IMAGE).url, 200, 280],
    ['filled', () => media.getScaledToFillImageUrl(IMAGE, 60, 60, {}), 60, 60],
    ['told how', () => media.getScaledToFillImageUrl(IMAGE, 60, 40, HOW), 60, 40],
    // The SDK mixes up height and width of the original; the address counts.
    ['larger than the picture', () => media.getScaledToFillImageUrl(IMAGE, 900, 900, {}), 280, 280],
    ['fitted', () => media.getScaledToFitImageUrl(IMAGE, 100, 100, {}), 100, 71],
    ['cropped', () => media.getCroppedImageUrl(IMAGE, 10, 20, 50, 40, 50, 40, {}), 50, 40],
    [
      'of its own address',
      () => media.getImageUrl(`https://static.wixstatic.com/media/${PICTURE}`).url,
      200,
      280,
    ],
    ['by its older name', () => media.getImageUrl(IMAGE.replace('wix:', '')).url, 200, 280],
    [
      'of a video, as it says',
      () => thumbnail(`posterUri=${FILM}f000.jpg&posterWidth=160&posterHeight=90`),
      160,
      90,
    ],
    ['of a video that says none', () => thumbnail(''), 160, 90],
    [
      'of a video, filled',
      () =>
        media.getScaledToFillImageUrl(
          media.getVideoUrl(
            `wix:video://v1/${FILM}/a.mp4#posterUri=${FILM}f000.jpg&posterWidth=160&posterHeight=90`,
          ).thumbnail,
          40,
          40,
          {},
        ),
      40,
      40,
    ],
    ['cropped and scaled', () => media.getCroppedImageUrl(IMAGE, 10, 20, 50, 40, 25, 20, {}), 25, 20],
  ])('sdk: of a picture, %s', async (_, address, width, height) => {
    const response = await get(address());
    expect([address(), response.status]).toEqual([address(), 200]);
    const found = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(found).toMatchObject({ width, height });
  });

  it.each([
    ['a shape', () => media.getShapeUrl('wix:image://v1/mark.svg/m.svg#originWidth=1').url, 'image/svg+xml'],
    ['a video', () => media.getVideoUrl('wix:video://v1/film/a.mp4#posterUri=x').url, 'video/mp4'],
    ['a video of one size', () => 'https://video.wixstatic.com/video/film/1080p/mp4/file.mp4', 'video/mp4'],
    ['a song', () => media.getAudioUrl('wix:audio://v1/song.mp3/a.mp3#duration=1').url, 'audio/mpeg'],
    ['a document', () => media.getDocumentUrl('wix:document://v1/terms.pdf/t.pdf').url, 'application/pdf'],
  ])('sdk: of %s', async (_, address, type) => {
    const response = await get(address());
    expect([address(), response.status, response.headers.get('content-type')]).toEqual([
      address(),
      200,
      type,
    ]);
  });

  it.each(RESOLUTIONS)(
    'sdk: of a video in %s, made smaller or as it came, whole and in parts',
    async (resolution) => {
      const { url } = media.getVideoUrl(`wix:video://v1/${FILM}/a.mp4#posterUri=x`, resolution as never);
      const reply = await get(url);
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'video/mp4']);
      expect((await reply.text()).slice(12)).toBe(resolution === '480p' ? ' smaller' : ' as it came');
    },
  );

  it('sdk: every helper that makes an address leads here, and to nothing private', async () => {
    const helpers = Object.keys(media).filter((name) => /^get\w+Url$/.test(name));
    expect(helpers.toSorted()).toEqual([
      'getAudioUrl',
      'getCroppedImageUrl',
      'getDocumentUrl',
      'getImageUrl',
      'getScaledToFillImageUrl',
      'getScaledToFitImageUrl',
      'getShapeUrl',
      'getVideoUrl',
    ]);
    const song = media.getAudioUrl('wix:audio://v1/hidden.mp3/a.mp3#duration=1').url;
    expect((await get(song)).status).toBe(403);
    const terms = media.getDocumentUrl('wix:document://v1/ugd/terms.pdf/t.pdf').url;
    expect([(await get(terms)).status, await (await get(terms)).text()]).toEqual([200, '%PDF-1.7']);
  });

  it('assumed: a page of another app gets what is here, and is sent to the original host for the rest', async () => {
    const url = media.getScaledToFillImageUrl(IMAGE, 60, 40, {});
    const here = await get(url, leadFiles);
    expect(await sharp(Buffer.from(await here.arrayBuffer())).metadata()).toMatchObject({ width: 60 });
    for (const missing of [
      'https://static.wixstatic.com/media/none~mv2.jpg/v1/fill/w_10,h_10/a%20dress.jpg?b=c',
      'https://static.wixstatic.com/elsewhere/none.jpg',
      'https://8f2d60.usrfiles.com/ugd/none.pdf',
    ]) {
      const reply = await get(missing, leadFiles);
      expect([reply.status, reply.headers.get('location')]).toEqual([302, missing]);
    }
    const song = media.getAudioUrl('wix:audio://v1/hidden.mp3/a.mp3#duration=1').url;
    expect((await get(song, leadFiles)).status).toBe(403);
  });

  it('assumed: what is not there is not asked of anybody else', async () => {
    expect((await get('https://static.wixstatic.com/media/none.jpg')).status).toBe(404);
    expect((await get('https://static.wixstatic.com/elsewhere/none.jpg')).status).toBe(404);
  });
});
