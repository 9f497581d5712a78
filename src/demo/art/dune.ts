import { mix } from './colour.ts';
import { createNoise } from './noise.ts';
import { Random } from './random.ts';
import {
  clamp,
  coarse,
  fine,
  HEIGHT,
  isNight,
  lerp,
  type Point,
  polyline,
  type Sketch,
  sheet,
  WIDTH,
} from './sheet.ts';

const ORDERS = [
  [4, 3, 2, 1, 0],
  [4, 2, 3, 1, 0],
  [2, 4, 3, 0, 1],
  [3, 4, 1, 2, 0],
] as const;

/** Ridge behind ridge, each combed by the wind; one low sun. */
export const dune: Sketch = (seed, palette) => {
  const random = new Random(seed, 3);
  const noise = createNoise(random);
  const night = isNight(palette);
  const order = random.pick(ORDERS).map((i) => palette.colors[i]);
  const layers = random.whole(4, 6);
  const horizon = random.between(225, 335);
  const sky = mix(night ? palette.ink : palette.paper, order[0] as string, night ? 0.78 : 0.45);

  const radius = random.between(46, 94);
  const sunX = random.between(125, 375);
  const sunY = horizon - radius * random.between(0.15, 1.1);
  const sun = random.pick([palette.colors[1], palette.colors[2]].filter((ink) => ink !== order[0]));
  let body = `<circle cx="${coarse(sunX)}" cy="${coarse(sunY)}" r="${coarse(radius)}" fill="${sun}"/>`;

  for (let layer = 0; layer < layers; layer++) {
    const near = layer / (layers - 1);
    const base = lerp(horizon, 612, near ** 1.15);
    const swell = lerp(24, 94, near);
    const stretch = lerp(0.0052, 0.003, near);
    const shift = layer * 13.7;
    // One long slope, one short: the slip face.
    const crest = (x: number): number => {
      const long = noise(x * stretch + shift, shift);
      const short = 1 - Math.abs(noise(x * stretch * 0.8 + shift + 50, 3.3));
      return base + swell * (long * 0.95 - short * 0.55);
    };
    const fill = layer > 4 ? mix(order[4] as string, palette.ink, 0.5) : (order[layer] as string);
    const ridge: Point[] = [];
    for (let x = 0; x <= WIDTH; x += 5) ridge.push([x, crest(x)]);
    body += `<path d="${polyline([...ridge, [WIDTH, HEIGHT], [0, HEIGHT]])}Z" fill="${fill}"/>`;

    const lines = Math.round(lerp(9, 22, near));
    const tone = mix(fill, night ? '#ffffff' : palette.ink, night ? 0.2 : 0.3);
    for (let i = 1; i <= lines; i++) {
      const down = i / lines;
      const drop = lerp(lerp(3, 6, near), lerp(70, 185, near), down ** 1.35);
      const skew = lerp(0, 46, down) * (layer % 2 ? 1 : -1);
      const row: Point[] = [];
      for (let x = 0; x <= WIDTH; x += 7) {
        const above = crest(clamp(x + skew, -60, WIDTH + 60));
        row.push([x, lerp(above, base + 10, down * 0.35) + drop + 2 * noise(x * 0.02, i * 0.9 + shift)]);
      }
      const width = lerp(1.3, 0.5, down) * lerp(0.8, 1.15, near);
      body += `<path d="${polyline(row)}" fill="none" stroke="${tone}" stroke-width="${fine(width)}" stroke-opacity="${fine(lerp(0.9, 0.12, down))}"/>`;
    }
  }
  return sheet(palette, body, { ground: sky });
};
