import { lightness } from './colour.ts';
import type { Palette } from './palettes.ts';

/** Units of a sheet: 5 by 7, as the 50 × 70 cm print. */
export const WIDTH = 500;
export const HEIGHT = 700;
export const MARGIN = 34;

export type Point = readonly [number, number];

/** One program: a number and a palette make one SVG. */
export type Sketch = (seed: number, palette: Palette) => string;

export const fine = (value: number): string => String(Math.round(value * 100) / 100);
export const coarse = (value: number): string => String(Math.round(value * 10) / 10);
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));
export const isNight = (palette: Palette): boolean => lightness(palette.paper) < 0.4;

/** Straight segments through the points. */
export const polyline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${coarse(x)} ${coarse(y)}`).join('L')}`;

/** A smooth curve through the points (Catmull-Rom written as cubics). */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (i: number): Point => points[closed ? (i + count) % count : clamp(i, 0, count - 1)] as Point;
  const [startX, startY] = at(0);
  let path = `M${coarse(startX)} ${coarse(startY)}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const handles = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ];
    path += `C${handles.map(coarse).join(' ')}`;
  }
  return closed ? `${path}Z` : path;
}

/** The finished sheet: the drawing on its ground, clipped to the image, with the margin a printer leaves. */
export function sheet(
  palette: Palette,
  body: string,
  options: { ground?: string; margin?: number; marginBlock?: number; defs?: string } = {},
): string {
  const margin = options.margin ?? MARGIN;
  const block = options.marginBlock ?? margin;
  const area = `x="${fine(margin)}" y="${fine(block)}" width="${fine(WIDTH - margin * 2)}" height="${fine(HEIGHT - block * 2)}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<defs><clipPath id="image"><rect ${area}/></clipPath>${options.defs ?? ''}</defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.paper}"/>` +
    `<g clip-path="url(#image)"><rect ${area} fill="${options.ground ?? palette.paper}"/>${body}</g></svg>`
  );
}
