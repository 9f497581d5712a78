import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { FileStore } from '#platform/ports.ts';
import {
  assetKey,
  type FileSource,
  type Inspected,
  type Inspection,
  type MediaAsset,
} from '#shared/media.ts';
import { NoProgram, runProgram } from './run-program.ts';

const PROBE_MS = 30_000;
const FRAME_MS = 60_000;
const REMUX_MS = 300_000;
const SMALLER_MS = 300_000;
/** Longer ones are not made smaller: they would hold up what waits behind them. */
const MAX_SECONDS = 900;

const number = z.coerce.number().catch(0);
const probed = z.object({
  format: z.object({ duration: number, bit_rate: number, format_name: z.string().catch('') }),
  streams: z.array(
    z.object({
      codec_type: z.string().catch(''),
      codec_name: z.string().catch(''),
      width: number,
      height: number,
      pix_fmt: z.string().catch(''),
      avg_frame_rate: z.string().catch('0/1'),
      side_data_list: z.array(z.object({ rotation: number })).catch([]),
      disposition: z.object({ attached_pic: z.number().catch(0) }).catch({ attached_pic: 0 }),
    }),
  ),
});

const rate = (text: string): number => {
  const [frames = 0, seconds = 1] = text.split('/').map(Number);
  return seconds > 0 ? Math.round((frames / seconds) * 100) / 100 : 0;
};

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
};

/** Whatever the programs left in the folder, as assets of the file. */
async function keepAll(files: FileStore, sha256: string, folder: string, sizes: Record<string, object>) {
  const assets: Record<string, MediaAsset> = {};
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { size } = await stat(path);
    if (size === 0) continue;
    await files.write(
      assetKey(sha256, name),
      Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>,
    );
    const contentType = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    assets[name] = { contentType, sizeInBytes: size, ...sizes[name] };
  }
  return assets;
}

/** Files can name others, here or in the network: only the one is read, and no frame larger than any screen. */
const BOUNDS = ['-protocol_whitelist', 'file', '-max_pixels', '50000000'];
export const QUIET = ['-v', 'error', '-nostdin', '-y', '-threads', '1', '-max_alloc', '536870912', ...BOUNDS];

interface Film {
  path: string;
  seconds: number;
  width: number;
  height: number;
  /** Browsers play it as it is. */
  streamable: boolean;
}

/** The usual heights of smaller videos, the best for most screens first. */
const HEIGHTS = [720, 480, 360];

/** One that a telephone takes in quickly; of what browsers may not play, the best that they do. */
const smallerHeight = ({ height, seconds, streamable }: Film): number | undefined => {
  if (seconds > MAX_SECONDS) return undefined;
  return HEIGHTS.find((one) => (streamable ? one <= 480 && one < height : one <= height));
};

/** A picture of it, an overview of its frames, and parts to stream; what does not come about is left out. */
async function drawFilm(film: Film, folder: string): Promise<void> {
  const { path, seconds, width, streamable } = film;
  const attempt = (args: readonly string[], milliseconds: number): Promise<unknown> =>
    runProgram('ffmpeg', [...QUIET, ...args], { milliseconds }).catch(() => undefined);
  const at = String(Math.min(seconds / 10, 10));
  const wide = Math.min(width, 1280);
  await attempt(
    ['-ss', at, '-i', path, '-frames:v', '1', '-vf', `scale=${wide}:-2`, join(folder, 'poster.jpg')],
    FRAME_MS,
  );
  if (seconds >= 5) {
    const every = `fps=25/${seconds},scale=160:-2,tile=5x5`;
    // Of a long one only the frames that stand for themselves.
    const skip = seconds > 60 ? ['-skip_frame', 'nokey'] : [];
    await attempt(
      [...skip, '-i', path, '-frames:v', '1', '-vf', every, join(folder, 'storyboard.jpg')],
      FRAME_MS,
    );
  }
  const height = smallerHeight(film);
  const smaller = join(folder, `${height}p.mp4`);
  let isMade = false;
  if (height !== undefined) {
    const picture = ['-vf', `scale=-2:${height}`, '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '24'];
    const sound = ['-pix_fmt', 'yuv420p', '-c:a', 'aac', '-ac', '2', '-movflags', '+faststart'];
    isMade = (await attempt(['-i', path, ...picture, ...sound, smaller], SMALLER_MS)) !== undefined;
    // What was cut off by the clock is no video.
    if (!isMade) await rm(smaller, { force: true });
  }
  if (!streamable && !isMade) return;
  const played = streamable ? path : smaller;
  const hls = ['-f', 'hls', '-hls_time', '6', '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'];
  await attempt(
    ['-i', played, '-c', 'copy', ...hls, '-hls_flags', 'single_file', join(folder, 'hls.m3u8')],
    REMUX_MS,
  );
}

/** What names the parts of a film instead of being one. */
const LISTS = /hls|dash|concat|sdp/;
const unreadable: Inspection = {
  failed: { code: 'NOT_PLAYABLE', message: 'The file is not a video or sound that can be read.' },
};

/** Videos and sound, by ffmpeg where it is installed. */
export async function inspectFilm(source: FileSource, path: string, files: FileStore): Promise<Inspection> {
  const { mediaType, contentType, sha256 } = source;
  const plain: Inspected = { mediaType, contentType, assets: {} };
  let text: string;
  try {
    const args = ['-v', 'error', ...BOUNDS, '-print_format', 'json', '-show_format', '-show_streams', path];
    text = await runProgram('ffprobe', args, { milliseconds: PROBE_MS });
  } catch (error) {
    if (error instanceof NoProgram) return { ...plain, unplayable: 'NO_FFMPEG' };
    return unreadable;
  }
  const { format, streams } = probed.parse(JSON.parse(text));
  if (LISTS.test(format.format_name)) return unreadable;
  const video = streams.find((one) => one.codec_type === 'video' && one.disposition.attached_pic === 0);
  const sound = streams.find((one) => one.codec_type === 'audio');
  const seconds = format.duration;
  const found: Inspected = {
    ...plain,
    durationInMilliseconds: Math.round(seconds * 1000),
    ...(format.bit_rate > 0 && { bitrate: format.bit_rate }),
    ...(sound && { audioCodec: sound.codec_name }),
    format: contentType.split('/')[1] ?? format.format_name,
  };
  if (mediaType === 'AUDIO' || !video) return found;
  const { codec_name: videoCodec, pix_fmt: pixels } = video;
  // A telephone that was held upright says so beside the frames.
  const turned = video.side_data_list.some(({ rotation }) => Math.abs(rotation) % 180 === 90);
  const [width, height] = turned ? [video.height, video.width] : [video.width, video.height];
  const folder = await mkdtemp(join(tmpdir(), 'counterpart-film-'));
  try {
    const isPlain = videoCodec === 'h264' && ['yuv420p', 'yuvj420p'].includes(pixels);
    const streamable = isPlain && (!sound || ['aac', 'mp3'].includes(sound.codec_name));
    await drawFilm({ path, seconds, width, height, streamable }, folder);
    const wide = Math.min(width, 1280);
    const poster = { width: wide, height: Math.round((wide * height) / Math.max(width, 1) / 2) * 2 };
    const sizes = HEIGHTS.map((one) => [
      `${one}p.mp4`,
      { width: Math.round((one * width) / Math.max(height, 1) / 2) * 2, height: one },
    ]);
    const result = { 'poster.jpg': poster, ...Object.fromEntries(sizes) };
    const assets = await keepAll(files, sha256, folder, result);
    return { ...found, width, height, videoCodec, fps: rate(video.avg_frame_rate), assets };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
