import { contentTypeOf, measureImage, scaleImage } from '../../platform/adapters/images.ts';
import { versionOf } from '../../shared/media.ts';
import type { PictureHint, PictureHints } from '../../shared/shop-rendering.ts';
import type { MediaLibrary } from './library.ts';

/** Enough to see the colours coming; about 150 bytes. */
const SIDE = { width: 10, height: 14 };
const MAX = 5_000;

/**
 * For each picture of ours a few bytes that stand for it until it is there, its size and the version of what it shows.
 * @param onShown hears of pictures that pages show
 */
export function pictureHints(library: MediaLibrary, onShown: (id: string) => void): PictureHints {
  const made = new Map<string, Promise<PictureHint | undefined>>();

  async function make(id: string): Promise<PictureHint | undefined> {
    const original = await library.picture(id);
    if (!original || contentTypeOf(original) === 'image/svg+xml') return undefined;
    const scaling = { mode: 'fill', anchor: 'centre', quality: 35, format: 'webp', ...SIDE } as const;
    const bytes = await scaleImage(original, scaling);
    const placeholder = `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`;
    return { placeholder, ...(await measureImage(original)) };
  }

  /** A picture that can't be read has no hint; the page shows what it has. */
  const drawn = (key: string, id: string): Promise<PictureHint | undefined> => {
    const known = made.get(key);
    if (known) return known;
    onShown(id);
    if (made.size >= MAX) made.clear();
    const making = make(id).catch(() => undefined);
    made.set(key, making);
    return making;
  };

  return async (id) => {
    const source = await library.sourceOf(id).catch(() => undefined);
    if (!source) return drawn(id, id);
    const version = versionOf(source);
    return { ...(await drawn(`${id} ${version}`, id)), version };
  };
}
