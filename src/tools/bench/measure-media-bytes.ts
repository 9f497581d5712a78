import { mkdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { sendCall } from './measure.ts';
import { copy, drain, put, putByTus, timed, writeNoise } from './media-transfer.ts';
import { median } from './page-times.ts';
import { serveOurs, serverEnv, type Env, type Served } from './processes.ts';
import { post } from './scenarios.ts';

export interface MediaBytesFigures {
  /** Milliseconds. */
  transform: { first: number; alone: number; cached: number; many: number };
  /** Bytes a second. */
  upload: { put: number; tus: number; copy: number };
  large?: {
    bytes: number;
    /** Bytes a second. */
    rate: number;
    zipBytes: number;
    zipRate: number;
    /** Resident memory in MiB: before, and at its highest after each. */
    memory: { before: number; uploaded: number; zipped: number };
  };
}

const RUNS = 7;
const ASKERS = 64;
const MB = 1_000_000;
const UPLOADED = 200 * MB;
const LARGE = 2000 * MB;
/** Of so many files of 1 GB. */
const ZIPPED = 5;

/** As a camera's: twelve megapixels, soft shapes and grain. */
async function writePhoto(path: string): Promise<void> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const shapes = await sharp({ create: { width: 250, height: 188, channels: 3, background: '#888', noise } })
    .blur(4)
    .resize(4000, 3000)
    .png({ compressionLevel: 0 })
    .toBuffer();
  const grain = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888', noise } });
  const bytes = await sharp(shapes)
    .composite([{ input: await grain.png().toBuffer(), blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
  await writeFile(path, bytes);
}

const sizeOf = (turn: number) => ({ width: 640 + turn, height: 480 });

async function measureTransform(base: string, work: string): Promise<MediaBytesFigures['transform']> {
  const photo = `${work}/photo.jpg`;
  await writePhoto(photo);
  const original = await readFile(photo);
  const id = await put(base, photo, original.length, 'image/jpeg');
  const address = (turn: number): string => {
    const { width, height } = sizeOf(turn);
    return `/media/${id}/v1/fill/w_${width},h_${height},al_c,q_80,enc_webp/photo.webp`;
  };
  const first: number[] = [];
  const alone: number[] = [];
  const cached: number[] = [];
  for (let turn = 0; turn <= RUNS; turn++) {
    const { width, height } = sizeOf(turn);
    first.push(await timed(() => drain(base, address(turn))));
    alone.push(
      await timed(() =>
        sharp(original)
          .autoOrient()
          .resize(width, height, { fit: 'cover', position: 'centre' })
          .webp({ quality: 80, effort: 3, smartSubsample: true })
          .toBuffer(),
      ),
    );
    cached.push(await timed(() => drain(base, address(turn))));
  }
  const many: number[] = [];
  for (let turn = 100; turn < 100 + RUNS; turn++)
    many.push(
      await timed(() => Promise.all(Array.from({ length: ASKERS }, () => drain(base, address(turn))))),
    );
  // What comes first warms up.
  return {
    first: median(first.slice(1)),
    alone: median(alone.slice(1)),
    cached: median(cached.slice(1)),
    many: median(many),
  };
}

const rate = (bytes: number, milliseconds: number): number => (bytes / milliseconds) * 1000;

async function measureUpload(base: string, work: string): Promise<MediaBytesFigures['upload']> {
  const rates = { put: [] as number[], tus: [] as number[], copy: [] as number[] };
  for (let turn = 0; turn < 3; turn++) {
    const path = `${work}/noise`;
    await writeNoise(path, UPLOADED);
    rates.copy.push(rate(UPLOADED, await timed(() => copy(path, `${work}/copied`))));
    rates.put.push(rate(UPLOADED, await timed(() => put(base, path, UPLOADED, 'application/zip'))));
    await writeNoise(path, UPLOADED);
    rates.tus.push(rate(UPLOADED, await timed(() => putByTus(base, path, UPLOADED, 'application/zip'))));
  }
  return { put: median(rates.put), tus: median(rates.tus), copy: median(rates.copy) };
}

async function measureLarge(server: Served, work: string): Promise<MediaBytesFigures['large']> {
  const { base } = server;
  const before = server.memory().peak;
  const path = `${work}/large`;
  await writeNoise(path, LARGE);
  const took = await timed(() => put(base, path, LARGE, 'application/octet-stream'));
  const uploaded = server.memory().peak;
  const part = LARGE / 2;
  await writeNoise(path, part);
  const fileIds: string[] = [];
  for (let file = 0; file < ZIPPED; file++)
    fileIds.push(await put(base, path, part, 'application/octet-stream'));
  const { downloadUrl } = await sendCall<{ downloadUrl: string }>(
    base,
    post('/site-media/v1/files/generate-download-url', { fileIds }),
  );
  let zipBytes = 0;
  const zipping = await timed(async () => (zipBytes = await drain(base, downloadUrl)));
  const zipped = server.memory().peak;
  return {
    bytes: LARGE,
    rate: rate(LARGE, took),
    zipBytes,
    zipRate: rate(zipBytes, zipping),
    memory: { before, uploaded, zipped },
  };
}

/** Bytes through a server of its own, over an empty library. @param large also what is larger than any memory */
export async function measureMediaBytes(env: Env, work: string, large: boolean): Promise<MediaBytesFigures> {
  const folder = `${work}/media`;
  mkdirSync(folder, { recursive: true });
  const server = await serveOurs(serverEnv(env));
  try {
    const transform = await measureTransform(server.base, folder);
    const upload = await measureUpload(server.base, folder);
    return { transform, upload, ...(large && { large: await measureLarge(server, folder) }) };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
