import type { Sharp, SharpOptions } from 'sharp';
import type { FileStore } from '#platform/ports.ts';
import { assetKey, type FileSource, type Inspected, type Inspection } from '#shared/media.ts';
import { revealsLocation } from './exif-place.ts';
import { paletteOf } from './palette.ts';

/** Native code with memory of its own: loaded for the first picture. */
const load = async () => (await import('sharp')).default;

/** As many as are ever made smaller ones from. */
export const MAX_PIXELS = 100_000_000;
const OPTIONS: SharpOptions = { limitInputPixels: MAX_PIXELS };
const PLACEHOLDER_SIDE = 14;
const PALETTE_SIDE = 48;

const failed = (code: string, message: string): Inspection => ({ failed: { code, message } });

/** Formats that only a part of all installations can read. */
const RARE = new Set(['image/heic', 'image/heif', 'image/bmp']);

/** What may have parts to see through, or moves, and stays of its kind without the place. */
const SAME = new Set(['png', 'webp', 'gif']);

async function placeholderOf(picture: Sharp): Promise<string> {
  const small = await picture
    .clone()
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: 'inside' })
    .webp({ quality: 35 })
    .toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}

async function colorsOf(picture: Sharp): Promise<NonNullable<Inspected['colors']>> {
  const { data } = await picture
    .clone()
    .resize(PALETTE_SIDE, PALETTE_SIDE, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const palette = paletteOf(data);
  return { prominent: palette[0] ?? '#ffffff', palette };
}

/** The same picture without what tells where it was taken, and whatever else a camera writes down. */
async function publicCopy(
  files: FileStore,
  { sha256 }: FileSource,
  picture: Sharp,
  format: string,
): Promise<Inspected['assets']> {
  const same = SAME.has(format) ? (format as 'png' | 'webp' | 'gif') : 'jpeg';
  const copy = picture.keepIccProfile();
  const encoded = same === 'jpeg' ? copy.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }) : copy[same]();
  const bytes = await encoded.toBuffer();
  const name = `public.${same === 'jpeg' ? 'jpg' : same}`;
  await files.write(assetKey(sha256, name), bytes);
  return { [name]: { contentType: `image/${same}`, sizeInBytes: bytes.byteLength } };
}

export async function inspectPicture(
  source: FileSource,
  bytes: Uint8Array,
  files: FileStore,
): Promise<Inspection> {
  const sharp = await load();
  const { contentType } = source;
  const mediaType = contentType === 'image/svg+xml' ? 'VECTOR' : 'IMAGE';
  const plain = { mediaType, contentType, assets: {} } as const;
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!found) {
    return RARE.has(contentType)
      ? { ...plain, unplayable: 'NO_DECODER' }
      : failed('NOT_A_PICTURE', 'The file is not a picture that can be read.');
  }
  const { autoOrient, pages = 1, format } = found;
  const { width, height } = autoOrient;
  if (width * height > MAX_PIXELS) {
    // Lines have no pixels until they are drawn.
    if (mediaType === 'VECTOR') return { ...plain, width, height, format };
    return failed(
      'TOO_MANY_PIXELS',
      `It is ${width} by ${height} pixels; the most is ${MAX_PIXELS / 1_000_000} million.`,
    );
  }
  // Of a moving picture the first frame stands for all: thousands of them cost no more than one.
  const picture = sharp(bytes, OPTIONS).autoOrient();
  const drawn = await Promise.all([placeholderOf(picture), colorsOf(picture)]).catch(() => undefined);
  if (!drawn) return failed('BROKEN_PICTURE', 'The picture is broken: not all of it can be read.');
  const [placeholder, colors] = drawn;
  const hasPlace = revealsLocation(found.exif, found.xmp);
  // A scanned paper has pages too, and does not move.
  const animated = pages > 1 && ['gif', 'webp'].includes(format);
  // One that moves for too long stands still rather than tell its place.
  const moves = animated && width * height * pages <= MAX_PIXELS;
  const whole = moves ? sharp(bytes, { ...OPTIONS, animated: true }) : picture;
  const assets = hasPlace ? await publicCopy(files, source, whole, format) : {};
  return { ...plain, width, height, format, animated, placeholder, colors, hasPlace, assets };
}
