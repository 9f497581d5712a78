import type { Sharp } from 'sharp';
import { coverOf } from '../../shared/cover.ts';

/** Native code with memory of its own: loaded for the first picture that is scaled or measured. */
const load = async () => (await import('sharp')).default;

const MAX_PIXELS = 100_000_000;

export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png';

export interface Scaling {
  mode: 'fill' | 'fit' | 'crop';
  width: number;
  height: number;
  crop?: { x: number; y: number; width: number; height: number };
  anchor: string;
  focus?: { x: number; y: number };
  quality?: number;
  blur?: number;
  format: ImageFormat;
}

/** The original is no picture, or the part asked for lies outside it. */
export class UnscalableImage extends Error {}

/** The original is no picture, or broken: no part of it can be had in any size. */
export class UnreadableImage extends UnscalableImage {}

function encode(image: Sharp, format: ImageFormat, quality: number): Sharp {
  switch (format) {
    case 'avif':
      // Perceived quality at 60 is that of JPEG at 80; effort above 2 costs seconds for a few per cent.
      return image.avif({ quality: Math.max(1, Math.round(quality * 0.75)), effort: 2 });
    case 'webp':
      return image.webp({ quality, effort: 3, smartSubsample: true });
    case 'png':
      return image.png({ compressionLevel: 8 });
    case 'jpeg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: false, progressive: true });
  }
}

/** Scales, cuts and encodes one picture. @throws UnscalableImage */
export async function scaleImage(original: Uint8Array, scaling: Scaling): Promise<Uint8Array> {
  try {
    return await draw(original, scaling);
  } catch (cause) {
    if (cause instanceof UnscalableImage || (await isReadable(original))) throw cause;
    throw new UnreadableImage('the picture is broken', { cause });
  }
}

/** Every line of it: the head of a broken one may be whole. */
async function isReadable(original: Uint8Array): Promise<boolean> {
  const sharp = await load();
  return sharp(original, { limitInputPixels: MAX_PIXELS })
    .stats()
    .then(
      () => true,
      () => false,
    );
}

async function draw(original: Uint8Array, scaling: Scaling): Promise<Uint8Array> {
  const sharp = await load();
  const source = sharp(original, { limitInputPixels: MAX_PIXELS }).autoOrient();
  const { autoOrient } = await source.metadata().catch((error: unknown) => {
    throw new UnreadableImage('the file is not a picture', { cause: error });
  });
  let image = source;
  let visible = { width: autoOrient.width, height: autoOrient.height };
  const { crop } = scaling;
  if (crop) {
    const width = Math.min(crop.width, visible.width - crop.x);
    const height = Math.min(crop.height, visible.height - crop.y);
    if (width < 1 || height < 1) throw new UnscalableImage('the part asked for lies outside the picture');
    visible = { width, height };
    image = sharp(
      await image
        .extract({ left: crop.x, top: crop.y, width, height })
        .png({ compressionLevel: 0 })
        .toBuffer(),
    );
  }
  if (scaling.mode === 'fit') {
    image = image.resize(scaling.width, scaling.height, { fit: 'inside', withoutEnlargement: true });
  } else if (scaling.mode === 'fill' && scaling.focus) {
    const { width, height, left, top } = coverOf(visible, scaling, scaling.focus);
    image = image
      .resize(width, height, { fit: 'fill' })
      .extract({ left, top, width: scaling.width, height: scaling.height });
  } else if (scaling.mode === 'fill') {
    image = image.resize(scaling.width, scaling.height, { fit: 'cover', position: scaling.anchor });
  }
  if (scaling.blur !== undefined) image = image.blur(scaling.blur / 2 + 0.3);
  return encode(image, scaling.format, scaling.quality ?? 80).toBuffer();
}

const SIGNATURES: readonly [type: string, test: (head: string) => boolean][] = [
  ['image/jpeg', (head) => head.startsWith('\xff\xd8\xff')],
  ['image/png', (head) => head.startsWith('\x89PNG')],
  ['image/webp', (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP'],
  ['image/gif', (head) => head.startsWith('GIF8')],
  ['image/avif', (head) => head.slice(4, 12) === 'ftypavif'],
  ['image/svg+xml', (head) => /^\s*<(\?xml|svg)/.test(head)],
  ['video/mp4', (head) => head.slice(4, 8) === 'ftyp'],
  ['video/webm', (head) => head.startsWith('\x1aE\xdf\xa3')],
  ['audio/mpeg', (head) => head.startsWith('ID3') || head.startsWith('\xff\xfb')],
  ['application/pdf', (head) => head.startsWith('%PDF-')],
];

/** By its first bytes, whatever the name says. */
export function contentTypeOf(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  return SIGNATURES.find(([, test]) => test(head))?.[0] ?? 'application/octet-stream';
}

/** As it is seen, turned upright; undefined for what is no picture. */
export async function measureImage(
  bytes: Uint8Array,
): Promise<{ width: number; height: number } | undefined> {
  const sharp = await load();
  const metadata = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => undefined);
  return metadata && { width: metadata.autoOrient.width, height: metadata.autoOrient.height };
}
