const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** `share` of `b` in `a`. */
export function mix(a: string, b: string, share: number): string {
  const over = channels(b);
  const mixed = channels(a).map((v, i) => Math.round(v + ((over[i] as number) - v) * share));
  return `#${mixed.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

/** Perceived lightness, 0 to 1. */
export function lightness(hex: string): number {
  const [r, g, b] = channels(hex) as [number, number, number];
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** A colour between the stops of a ramp. */
export function along(ramp: readonly string[], t: number): string {
  const place = Math.min(Math.max(t, 0), 1) * (ramp.length - 1);
  const index = Math.min(Math.floor(place), ramp.length - 2);
  return mix(ramp[index] as string, ramp[index + 1] as string, place - index);
}
