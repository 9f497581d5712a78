import type { Random } from './random.ts';

/** Smooth gradient noise, about -1 to 1. */
export type Noise = (x: number, y: number) => number;

export function createNoise(random: Random): Noise {
  const directions = Array.from({ length: 256 }, () => random.between(0, Math.PI * 2));
  const order = random.shuffle([...directions.keys()]);
  const slope = (ix: number, iy: number, dx: number, dy: number): number => {
    const angle = directions[((order[ix & 255] as number) + iy) & 255] as number;
    return Math.cos(angle) * dx + Math.sin(angle) * dy;
  };
  const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

  return (x, y) => {
    const [ix, iy] = [Math.floor(x), Math.floor(y)];
    const [dx, dy] = [x - ix, y - iy];
    const [u, v] = [ease(dx), ease(dy)];
    const top = slope(ix, iy, dx, dy) * (1 - u) + slope(ix + 1, iy, dx - 1, dy) * u;
    const bottom = slope(ix, iy + 1, dx, dy - 1) * (1 - u) + slope(ix + 1, iy + 1, dx - 1, dy - 1) * u;
    return 1.5 * (top * (1 - v) + bottom * v);
  };
}
