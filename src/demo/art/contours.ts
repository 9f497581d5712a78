import { coarse, type Point } from './sheet.ts';

/** Heights on a grid of `columns` × `rows` corners, `step` units apart, starting at (`left`, `top`). */
export interface Terrain {
  columns: number;
  rows: number;
  step: number;
  left: number;
  top: number;
  heights: Float64Array;
}

const key = ([x, y]: Point): string => `${coarse(x)} ${coarse(y)}`;

/** Closed outlines of everything at or above `level` (marching squares); the outer corners must lie below it. */
export function contours(terrain: Terrain, level: number): string {
  const { columns, rows, step, left, top, heights } = terrain;
  const next = new Map<string, string[]>();
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const at = row * columns + column;
      const corners = [at, at + 1, at + columns + 1, at + columns].map((i) => heights[i] as number);
      const places: Point[] = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ];
      // Walking round the cell clockwise, land on the right: a line enters where land begins and leaves where it ends.
      const enters: string[] = [];
      const leaves: string[] = [];
      for (let side = 0; side < 4; side++) {
        const to = (side + 1) % 4;
        const [a, b] = [corners[side] as number, corners[to] as number];
        if (a >= level === b >= level) continue;
        const share = (level - a) / (b - a);
        const [from, onto] = [places[side] as Point, places[to] as Point];
        const point = key([
          left + (from[0] + (onto[0] - from[0]) * share) * step,
          top + (from[1] + (onto[1] - from[1]) * share) * step,
        ]);
        (a < level ? enters : leaves).push(point);
      }
      leaves.forEach((point, i) => {
        const target = enters[i] as string;
        if (point === target) return;
        const list = next.get(point);
        if (list) list.push(target);
        else next.set(point, [target]);
      });
    }
  }
  let path = '';
  for (const start of next.keys()) {
    let here = start;
    const ring: string[] = [];
    for (;;) {
      const onward = next.get(here)?.pop();
      if (onward === undefined) break;
      ring.push(here);
      here = onward;
    }
    if (ring.length > 2) path += `M${ring.join('L')}Z`;
  }
  return path;
}
