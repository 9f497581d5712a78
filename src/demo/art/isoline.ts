import { along, mix } from './colour.ts';
import { contours, type Terrain } from './contours.ts';
import { createNoise } from './noise.ts';
import { Random } from './random.ts';
import { fine, HEIGHT, isNight, type Sketch, sheet, WIDTH } from './sheet.ts';

const STEP = 7;
const BELOW = -99;

function survey(random: Random): { terrain: Terrain; lowest: number; highest: number } {
  const noise = createNoise(random);
  const stretch = random.between(0.0032, 0.0052);
  const peaks = Array.from({ length: random.whole(2, 4) }, () => ({
    x: random.between(110, 390),
    y: random.between(150, 550),
    spread: random.between(80, 170),
    height: random.between(0.5, 1.1),
  }));
  const height = (x: number, y: number): number =>
    peaks.reduce(
      (sum, peak) =>
        sum + peak.height * Math.exp(-((x - peak.x) ** 2 + (y - peak.y) ** 2) / (2 * peak.spread ** 2)),
      0.62 * noise(x * stretch, y * stretch) + 0.2 * noise(x * stretch * 2.3 + 7, y * stretch * 2.3) - 0.35,
    );
  const columns = Math.ceil(WIDTH / STEP) + 3;
  const rows = Math.ceil(HEIGHT / STEP) + 3;
  const heights = new Float64Array(columns * rows).fill(BELOW);
  let [lowest, highest] = [Infinity, -Infinity];
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      const value = height((column - 1) * STEP, (row - 1) * STEP);
      heights[row * columns + column] = value;
      lowest = Math.min(lowest, value);
      highest = Math.max(highest, value);
    }
  }
  return { terrain: { columns, rows, step: STEP, left: -STEP, top: -STEP, heights }, lowest, highest };
}

/** The map of an island nobody surveyed: tints by height, every fourth line an index line. */
export const isoline: Sketch = (seed, palette) => {
  const random = new Random(seed, 6);
  const { terrain, lowest, highest } = survey(random);
  const night = isNight(palette);
  const levels = random.whole(11, 17);
  const sea = lowest + (highest - lowest) * random.between(0.26, 0.42);
  const ramp = random
    .pick([
      [4, 3, 2, 1],
      [4, 2, 1, 0],
      [3, 4, 2, 1],
      [4, 3, 1, 0],
      [4, 3, 0, 1],
    ] as const)
    .map((i) => palette.colors[i]);
  const water = palette.colors[random.pick([0, 3] as const)];
  const ground = night ? mix(palette.paper, palette.colors[0], 0.6) : mix(palette.paper, water, 0.22);
  const line = night ? palette.paper : palette.ink;

  let body = '';
  // Depth lines round the coast, as on a sea chart.
  for (let depth = 3; depth >= 1; depth--) {
    const path = contours(terrain, sea - (highest - sea) * 0.045 * depth);
    body += `<path d="${path}" fill="${mix(ground, night ? palette.colors[2] : water, 0.1)}" fill-opacity=".5" stroke="${mix(ground, line, 0.35)}" stroke-opacity=".35" stroke-width=".6"/>`;
  }
  for (let level = 0; level < levels; level++) {
    const t = level / (levels - 1);
    const index = level % 4 === 0;
    const width = level === 0 ? 1.7 : index ? 1.1 : 0.6;
    body += `<path d="${contours(terrain, sea + (highest - sea) * 0.96 * t)}" fill="${along(ramp, t)}" fill-rule="evenodd" stroke="${line}" stroke-opacity="${fine(index ? 0.85 : 0.42)}" stroke-width="${width}" stroke-linejoin="round"/>`;
  }
  return sheet(palette, body, { ground });
};
