import { contentTypeOf, scaleImage } from '../../platform/adapters/images.ts';
import type { FileStore } from '../../platform/ports.ts';

/** Enough to see the colours coming; about 150 bytes. */
const SIDE = { width: 10, height: 14 };
const MOST = 5_000;

/**
 * For each picture of ours a few bytes that stand for it until it is there, as a data URL.
 * @param onShown hears of pictures that pages show
 */
export function picturePlaceholders(
  files: FileStore,
  onShown: (id: string) => void,
): (id: string) => Promise<string | undefined> {
  const made = new Map<string, Promise<string | undefined>>();

  async function make(id: string): Promise<string | undefined> {
    const original = await files.read(id);
    if (!original || contentTypeOf(original) === 'image/svg+xml') return undefined;
    const scaling = { mode: 'fill', anchor: 'centre', quality: 35, format: 'webp', ...SIDE } as const;
    const bytes = await scaleImage(original, scaling);
    return `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`;
  }

  return (id) => {
    const known = made.get(id);
    if (known) return known;
    onShown(id);
    if (made.size >= MOST) made.clear();
    // A picture that can't be read has no hint; the page shows what it has.
    const making = make(id).catch(() => undefined);
    made.set(id, making);
    return making;
  };
}
