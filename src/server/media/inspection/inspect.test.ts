import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskFiles } from '#platform/adapters/disk-files.ts';
import type { FileStore } from '#platform/ports.ts';
import { assetKey, blobKey, type FileSource, type Inspected, type MediaType } from '#shared/media.ts';
import { haveFfmpeg } from '#testing/ffmpeg.ts';
import { received } from '#testing/media.ts';
import { inspect } from './inspect.ts';

let folder: string;
let files: FileStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inspect-'));
  files = diskFiles(join(folder, 'media'));
});
afterAll(() => rm(folder, { recursive: true }));

const hasFfmpeg = await haveFfmpeg();

async function sourceOf(bytes: Uint8Array, contentType: string, mediaType: MediaType): Promise<FileSource> {
  const { sha256 } = received(Buffer.from(bytes).toString('latin1'), 'x');
  await files.write(blobKey(sha256), bytes);
  return {
    id: 'file',
    displayName: 'file',
    mediaType,
    contentType,
    sizeInBytes: bytes.byteLength,
    sha256,
    private: false,
    state: 'OK',
    operationStatus: 'PENDING',
    assets: {},
  };
}

const look = async (bytes: Uint8Array, contentType: string, mediaType: MediaType): Promise<Inspected> => {
  const found = await inspect(await sourceOf(bytes, contentType, mediaType), files);
  if ('failed' in found) throw new Error(found.failed.code);
  return found;
};

const blank = (width: number, height: number, background = '#2050a0') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A black PNG with one bit a pixel, written by hand: sharp would first draw all of it in three bytes a pixel. */
function largePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    length.writeUInt32BE(data.length);
    checksum.writeUInt32BE(crc32(content));
    return Buffer.concat([length, content, checksum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function drawCertificate(options: object = {}): Promise<Buffer> {
  const paper = new PDFDocument({ autoFirstPage: false, ...options });
  for (const height of [400, 300])
    paper
      .addPage({ size: [200, height], margin: 20 })
      .fontSize(20)
      .text('Certificate');
  paper.end();
  return buffer(paper);
}

describe('a picture', () => {
  it('tells its size as it is seen, its colours and what stands for it', async () => {
    const turned = await blank(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const found = await look(turned, 'image/jpeg', 'IMAGE');
    expect(found).toMatchObject({
      width: 200,
      height: 300,
      format: 'jpeg',
      animated: false,
      hasPlace: false,
    });
    expect(found.colors?.prominent).toMatch(/^#[12].[45].[9a].$/);
    expect(found.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(found.placeholder?.length).toBeLessThan(400);
  });

  it('that says where it was taken has a public copy that does not', async () => {
    const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 42/1 0/1' } };
    const bytes = await blank(40, 30).withExif(exif).jpeg().toBuffer();
    const source = await sourceOf(bytes, 'image/jpeg', 'IMAGE');
    const found = await inspect(source, files);
    expect(found).toMatchObject({ hasPlace: true, assets: { 'public.jpg': { contentType: 'image/jpeg' } } });
    const copy = await files.read(assetKey(source.sha256, 'public.jpg'));
    const { width, height, exif: left } = await sharp(copy).metadata();
    expect([width, height, left]).toEqual([40, 30, undefined]);
  });

  it('that moves or is seen through keeps that without the place', async () => {
    const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 42/1 0/1' } };
    const frames = await Promise.all(
      ['#ff0000', '#00ff00'].map((color) => blank(20, 20, color).png().toBuffer()),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .withExif(exif)
      .webp()
      .toBuffer();
    const source = await sourceOf(moving, 'image/webp', 'IMAGE');
    expect(await inspect(source, files)).toMatchObject({ animated: true, hasPlace: true });
    const copy = await files.read(assetKey(source.sha256, 'public.webp'));
    const { pages, exif: left } = await sharp(copy).metadata();
    expect([pages, left]).toEqual([2, undefined]);
  });

  it('of ten thousand frames costs no more than its first', async () => {
    // As small as GIF can be: a screen of one pixel with two colours, and the same frame again and again.
    const head = Buffer.from('47494638396101000100800000ffffff000000', 'hex');
    const frame = Buffer.from('21f90400010000002c0000000001000100000202440100', 'hex');
    const frames = Array.from({ length: 10_000 }, () => frame);
    const gif = Buffer.concat([head, ...frames, Buffer.from('3b', 'hex')]);
    expect(await look(gif, 'image/gif', 'IMAGE')).toMatchObject({ animated: true, width: 1, height: 1 });
  });

  it('of too many pixels, or broken, fails with its reason', async () => {
    await expect(look(largePng(20_000, 9_000), 'image/png', 'IMAGE')).rejects.toThrow('TOO_MANY_PIXELS');
    await expect(look(Buffer.from('no picture'), 'image/png', 'IMAGE')).rejects.toThrow('NOT_A_PICTURE');
    const noisy = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    await expect(look(noisy.subarray(0, 5_000), 'image/png', 'IMAGE')).rejects.toThrow(/BROKEN|NOT_A/);
  });

  it('that moves is known to, and one that no program here reads stays a file', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((color) => blank(20, 20, color).png().toBuffer()),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect(await look(gif, 'image/gif', 'IMAGE')).toMatchObject({ animated: true, width: 20, height: 20 });
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0');
    expect(await look(heic, 'image/heic', 'IMAGE')).toMatchObject({ unplayable: 'NO_DECODER' });
  });

  it('made of lines has the size it says', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"><script>alert(1)</script></svg>',
    );
    expect(await look(svg, 'image/svg+xml', 'VECTOR')).toMatchObject({
      mediaType: 'VECTOR',
      width: 120,
      height: 80,
    });
  });
});

describe('other files', () => {
  it('list what an archive holds, and say of a broken one that it is', async () => {
    // A stored file `a.txt` with the text `hello`, as every zip program writes it.
    const zip = Buffer.from(
      '504b0304140000000000000021008610a6360500000005000000050000006' +
        '12e74787468656c6c6f504b01021400140000000000000021008610a636050000000500000005000000000000000000000000000000000061' +
        '2e747874504b05060000000001000100330000002800000000' +
        '00',
      'hex',
    );
    expect((await look(zip, 'application/zip', 'ARCHIVE')).entries).toEqual([
      { name: 'a.txt', sizeInBytes: 5 },
    ]);
    await expect(look(zip.subarray(0, 40), 'application/zip', 'ARCHIVE')).rejects.toThrow('BROKEN_ARCHIVE');
  });

  it('tell of a PDF its pages, with a picture of the first', async () => {
    const source = await sourceOf(await drawCertificate(), 'application/pdf', 'DOCUMENT');
    expect(await inspect(source, files)).toMatchObject({
      pages: 2,
      assets: { 'thumbnail.jpg': { width: 500, height: 1000 } },
    });
    const { channels } = await sharp(await files.read(assetKey(source.sha256, 'thumbnail.jpg'))).stats();
    expect(channels.map(({ max, min }) => max - min > 200)).toEqual([true, true, true]);
    const secret = await drawCertificate({ userPassword: 'secret', ownerPassword: 'other' });
    const locked = await look(secret, 'application/pdf', 'DOCUMENT');
    expect(locked).toMatchObject({ unplayable: 'PASSWORD', assets: {} });
    const broken = Buffer.from('%PDF-1.7 and nothing else');
    expect(await look(broken, 'application/pdf', 'DOCUMENT')).toMatchObject({
      unplayable: 'BROKEN_DOCUMENT',
    });
    expect(await look(Buffer.from('notes'), 'text/plain', 'DOCUMENT')).toMatchObject({ assets: {} });
  });

  it('tell a model from what only says so', async () => {
    const glb = Buffer.from('glTF\x02\0\0\0\x0c\0\0\0', 'latin1');
    expect(await look(glb, 'model/gltf-binary', 'MODEL3D')).toMatchObject({ mediaType: 'MODEL3D' });
    const lie = Buffer.from('glTF\x02\0\0\0\xff\xff\0\0', 'latin1');
    await expect(look(lie, 'model/gltf-binary', 'MODEL3D')).rejects.toThrow('NOT_A_MODEL');
  });

  it('tell what a model contains, and whether all of it is there', async () => {
    const json = (more: object) => JSON.stringify({ asset: { version: '2.0' }, ...more });
    const contained = json({
      meshes: [{}, {}],
      materials: [{}],
      buffers: [{ uri: 'data:application/octet-stream;base64,AA==', byteLength: 1 }],
    });
    const asText = (text: string) => look(Buffer.from(text), 'model/gltf+json', 'MODEL3D');
    const model = { meshes: 2, materials: 1, animations: 0 };
    expect(await asText(contained)).toEqual({
      mediaType: 'MODEL3D',
      contentType: 'model/gltf+json',
      assets: {},
      model,
    });
    for (const uri of ['chair.bin', 'http://169.254.169.254/latest', 'file:///etc/passwd'])
      expect(await asText(json({ buffers: [{ uri }] }))).toMatchObject({ unplayable: 'PARTS_ELSEWHERE' });
    for (const broken of ['{"asset":', '{"meshes":[]}', '[]', '{"asset":{"version":2}}', 'null'])
      await expect(asText(broken)).rejects.toThrow('NOT_A_MODEL');

    const chunk = Buffer.from(contained);
    const glb = (told: number) => {
      const head = Buffer.alloc(20);
      head.write('glTF', 'latin1');
      [2, head.length + chunk.length, told, 0x4e4f534a].forEach((value, at) =>
        head.writeUInt32LE(value, 4 + at * 4),
      );
      return look(Buffer.concat([head, chunk]), 'model/gltf-binary', 'MODEL3D');
    };
    expect(await glb(chunk.length)).toMatchObject({ model });
    await expect(glb(0xffff_fff0)).rejects.toThrow('NOT_A_MODEL');
    await expect(glb(7)).rejects.toThrow('NOT_A_MODEL');
  });

  it('of an archive that unpacks to more than any disk holds is listed as fast as any other', async () => {
    const size = 0xffff_fff0;
    const names = Array.from({ length: 1200 }, (_, at) => `bomb-${at}`);
    const entries = names.map((name) => {
      const head = Buffer.alloc(46);
      head.writeUInt32LE(0x02014b50, 0);
      head.writeUInt16LE(8, 10);
      head.writeUInt32LE(100, 20);
      head.writeUInt32LE(size, 24);
      head.writeUInt16LE(name.length, 28);
      return Buffer.concat([head, Buffer.from(name)]);
    });
    const list = Buffer.concat(entries);
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(names.length, 8);
    end.writeUInt16LE(names.length, 10);
    end.writeUInt32LE(list.length, 12);
    const found = await look(Buffer.concat([list, end]), 'application/zip', 'ARCHIVE');
    expect(found.entries).toHaveLength(1000);
    expect(found.entries?.[0]).toEqual({ name: 'bomb-0', sizeInBytes: size });
    expect(found.assets).toEqual({});
  });

  it.runIf(hasFfmpeg)(
    'draw a BMP as a picture that the public sees, and say of a broken one why not',
    async () => {
      const rows = Buffer.alloc(8 * 4 * 4, Buffer.from([0xff, 0, 0, 0]));
      const head = Buffer.alloc(54);
      head.write('BM', 'latin1');
      head.writeUInt32LE(head.length + rows.length, 2);
      head.writeUInt32LE(54, 10);
      head.writeUInt32LE(40, 14);
      head.writeInt32LE(8, 18);
      head.writeInt32LE(4, 22);
      head.writeUInt16LE(1, 26);
      head.writeUInt16LE(32, 28);
      const source = await sourceOf(Buffer.concat([head, rows]), 'image/bmp', 'IMAGE');
      const found = await inspect(source, files);
      expect(found).toMatchObject({
        contentType: 'image/bmp',
        format: 'bmp',
        width: 8,
        height: 4,
        colors: { prominent: '#0000ff' },
        assets: { 'public.png': { contentType: 'image/png' } },
      });
      const { width, height } = await sharp(
        await files.read(assetKey(source.sha256, 'public.png')),
      ).metadata();
      expect([width, height]).toEqual([8, 4]);
      // 100,000 by 100,000 pixels are told, and none of them is there.
      head.writeInt32LE(100_000, 18);
      head.writeInt32LE(100_000, 22);
      for (const bytes of [head, Buffer.from('BM and nothing else')])
        expect(await look(bytes, 'image/bmp', 'IMAGE')).toMatchObject({
          unplayable: 'NO_DECODER',
          assets: {},
        });
    },
  );

  it.runIf(hasFfmpeg)(
    'tell of a video how long and large it is, with a picture of it and parts to stream',
    async () => {
      const path = join(folder, 'film.mp4');
      const drawn = ['-f', 'lavfi', '-i', 'testsrc=duration=6:size=320x240:rate=10'];
      execFileSync('ffmpeg', ['-v', 'error', '-y', ...drawn, '-pix_fmt', 'yuv420p', '-c:v', 'libx264', path]);
      const found = await look(await readFile(path), 'video/mp4', 'VIDEO');
      expect(found).toMatchObject({
        width: 320,
        height: 240,
        videoCodec: 'h264',
        fps: 10,
        durationInMilliseconds: 6000,
        assets: {
          'poster.jpg': { width: 320, height: 240 },
          'storyboard.jpg': {},
          'hls.m3u8': {},
          'hls.m4s': {},
        },
      });
      await expect(look(Buffer.from('no film'), 'video/mp4', 'VIDEO')).rejects.toThrow('NOT_PLAYABLE');
    },
  );

  it.runIf(hasFfmpeg)(
    'tell of a film held upright how it is seen, and of no other file that it names',
    async () => {
      const flat = join(folder, 'flat.mp4');
      const path = join(folder, 'upright.mp4');
      const drawn = ['-f', 'lavfi', '-i', 'testsrc=duration=1:size=320x240:rate=5', '-pix_fmt', 'yuv420p'];
      execFileSync('ffmpeg', ['-v', 'error', '-y', ...drawn, flat]);
      const turn = ['-c', 'copy', '-metadata:s:v', 'rotate=90'];
      execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', flat, ...turn, path]);
      const source = await sourceOf(await readFile(path), 'video/mp4', 'VIDEO');
      expect(await inspect(source, files)).toMatchObject({ width: 240, height: 320 });
      const poster = await sharp(await files.read(assetKey(source.sha256, 'poster.jpg'))).metadata();
      expect(poster).toMatchObject({ width: 240, height: 320 });
      const list = `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nhttp://127.0.0.1:1/a.ts\n#EXT-X-ENDLIST\n`;
      await expect(look(Buffer.from(list), 'video/mp4', 'VIDEO')).rejects.toThrow('NOT_PLAYABLE');
    },
  );

  it.runIf(hasFfmpeg)('make of what browsers do not play one that they do', async () => {
    const path = join(folder, 'old.avi');
    const drawn = ['-f', 'lavfi', '-i', 'testsrc=duration=1:size=640x480:rate=5', '-c:v', 'mpeg4'];
    execFileSync('ffmpeg', ['-v', 'error', '-y', ...drawn, path]);
    const found = await look(await readFile(path), 'video/x-msvideo', 'VIDEO');
    expect(found).toMatchObject({
      videoCodec: 'mpeg4',
      assets: { '480p.mp4': { contentType: 'video/mp4', width: 640, height: 480 }, 'hls.m3u8': {} },
    });
  });

  it.runIf(hasFfmpeg)('tell of sound how long it is', async () => {
    const path = join(folder, 'talk.mp3');
    execFileSync('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', 'sine=duration=3', path]);
    expect(await look(await readFile(path), 'audio/mpeg', 'AUDIO')).toMatchObject({
      audioCodec: 'mp3',
      format: 'mpeg',
      durationInMilliseconds: expect.closeTo(3000, -3) as number,
    });
  });
});
