const MAX = 6;
/** Bits of each colour that tell one bucket from another. */
const BITS = 3;
const SHIFT = 8 - BITS;

interface Bucket {
  count: number;
  r: number;
  g: number;
  b: number;
}

const two = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** The colours that most of the pixels have, the commonest first, as `#rrggbb`. @param pixels three bytes each */
export function paletteOf(pixels: Uint8Array): string[] {
  const buckets = new Map<number, Bucket>();
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
    const key = ((r >> SHIFT) << (2 * BITS)) | ((g >> SHIFT) << BITS) | (b >> SHIFT);
    const bucket = buckets.get(key) ?? { count: 0, r: 0, g: 0, b: 0 };
    bucket.count++;
    bucket.r += r;
    bucket.g += g;
    bucket.b += b;
    buckets.set(key, bucket);
  }
  return [...buckets.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MAX)
    .map(({ count, r, g, b }) => `#${two(r / count)}${two(g / count)}${two(b / count)}`);
}
