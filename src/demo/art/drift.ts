import { mix } from './colour.ts';
import { createNoise } from './noise.ts';
import { Random } from './random.ts';
import { clamp, coarse, HEIGHT, type Point, polyline, type Sketch, sheet, WIDTH } from './sheet.ts';

const CELL = 3;
const EDGE = 40;
const COLUMNS = Math.ceil(WIDTH / CELL);

/** Who lies where, so that no two ribbons touch. */
class Ground {
  readonly #taken = new Int32Array(COLUMNS * Math.ceil(HEIGHT / CELL));

  #cells(x: number, y: number, radius: number, visit: (index: number) => boolean): boolean {
    for (let cy = y - radius; cy <= y + radius; cy += CELL) {
      for (let cx = x - radius; cx <= x + radius; cx += CELL) {
        if (!visit(Math.floor(cy / CELL) * COLUMNS + Math.floor(cx / CELL))) return false;
      }
    }
    return true;
  }

  isFree(x: number, y: number, radius: number): boolean {
    if (x - radius < EDGE || y - radius < EDGE || x + radius > WIDTH - EDGE || y + radius > HEIGHT - EDGE) {
      return false;
    }
    return this.#cells(x, y, radius, (index) => this.#taken[index] === 0);
  }

  take(x: number, y: number, radius: number): void {
    this.#cells(x, y, radius, (index) => {
      this.#taken[index] = 1;
      return true;
    });
  }
}

/** Ribbons that follow a slow current, wide ones first, and never touch. */
export const drift: Sketch = (seed, palette) => {
  const random = new Random(seed, 1);
  const noise = createNoise(random);
  const scale = random.between(0.0015, 0.0033);
  const turn = random.between(1.2, 2.3);
  const heading = random.between(-0.7, 2.7);
  const inks = random.shuffle(palette.colors);
  const ground = new Ground();
  const angle = (x: number, y: number): number =>
    heading + turn * noise(x * scale + 9, y * scale + 4) + 0.22 * noise(x * scale * 3.2, y * scale * 3.2);

  const passes = [
    { width: random.between(17, 25), tries: 80, gap: 2.8, shortest: 12 },
    { width: random.between(9, 14), tries: 260, gap: 2.4, shortest: 10 },
    { width: 6, tries: 700, gap: 2, shortest: 5 },
    { width: 3, tries: 1900, gap: 1.9, shortest: 5 },
  ];
  const strokes: string[] = [];
  for (const pass of passes) {
    for (let attempt = 0; attempt < pass.tries; attempt++) {
      const width = pass.width * random.between(0.8, 1.15);
      const radius = width / 2 + pass.gap;
      const start: Point = [random.between(EDGE, WIDTH - EDGE), random.between(EDGE, HEIGHT - EDGE)];
      const reach = random.whole(14, 92);
      if (!ground.isFree(start[0], start[1], radius)) continue;
      const follow = (direction: 1 | -1): Point[] => {
        const points: Point[] = [];
        let [x, y] = start;
        for (let step = 0; step < reach; step++) {
          const a = angle(x, y);
          x += Math.cos(a) * 4 * direction;
          y += Math.sin(a) * 4 * direction;
          if (!ground.isFree(x, y, radius)) break;
          points.push([x, y]);
        }
        return points;
      };
      const points = [...follow(-1).reverse(), start, ...follow(1)];
      if (points.length < pass.shortest) continue;
      for (const [x, y] of points) ground.take(x, y, radius);
      // The place decides the ink, so that neighbours gather into weather.
      const weather = noise(start[0] * 0.004 + 40, start[1] * 0.004) * 2.7 + random.between(-0.5, 0.5) + 2.3;
      const ink = random.chance(0.1) ? palette.ink : inks[clamp(Math.floor(weather), 0, 4)];
      const path = polyline(points.filter((_, i) => i % 2 === 0 || i === points.length - 1));
      strokes.push(`<path d="${path}" stroke="${ink}" stroke-width="${coarse(width)}"/>`);
    }
  }
  const body = `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`;
  return sheet(palette, body, { margin: 30, ground: mix(palette.paper, inks[4] as string, 0.1) });
};
