import { along, mix } from './colour.ts';
import { createNoise, type Noise } from './noise.ts';
import { Random } from './random.ts';
import {
  coarse,
  curve,
  fine,
  HEIGHT,
  isNight,
  lerp,
  type Point,
  type Sketch,
  sheet,
  WIDTH,
} from './sheet.ts';

const RAMPS = [
  [0, 1, 2, 3, 4],
  [0, 3, 2, 4, 4],
  [1, 2, 3, 4, 4],
  [0, 2, 3, 1, 4],
] as const;

/** The shade a cut edge throws: strokes, wide and faint to narrow, slid down and to the right. */
function shade(path: string, ink: string): string {
  return [15, 11.5, 8.5, 6, 4, 2.4]
    .map(
      (width, i) =>
        `<path d="${path}" fill="none" stroke="${ink}" stroke-opacity="${fine(0.05 + i * 0.012)}" stroke-width="${width}" stroke-linejoin="round" transform="translate(1.6 ${fine(2.6 + (5 - i) * 0.4)})"/>`,
    )
    .join('');
}

function trees(random: Random, ridge: readonly Point[], size: number): string {
  let path = '';
  for (let i = 0; i < 12; i++) {
    const [x, y] = ridge[random.whole(3, ridge.length - 4)] as Point;
    const height = random.between(12, 24) * size;
    path += `M${coarse(x + random.between(-8, 8))} ${coarse(y - height + 3)}l${coarse(height * 0.26)} ${coarse(height)}h${coarse(-height * 0.52)}z`;
  }
  return path;
}

function opening(
  noise: Noise,
  seed: number,
  layer: number,
  centre: Point,
  rx: number,
  ry: number,
  rough: number,
): string {
  const points: Point[] = [];
  for (let i = 0; i < 28; i++) {
    const angle = (i / 28) * Math.PI * 2;
    const stretch =
      1 + rough * noise(Math.cos(angle) * 1.25 + layer * 0.13 + 5, Math.sin(angle) * 1.25 + (seed % 31));
    points.push([centre[0] + Math.cos(angle) * rx * stretch, centre[1] + Math.sin(angle) * ry * stretch]);
  }
  return curve(points, true);
}

/** Paper cut in layers. Each sheet has a hole; through the last one, hills and a sun. */
export const hollow: Sketch = (seed, palette) => {
  const random = new Random(seed, 8);
  const noise = createNoise(random);
  const night = isNight(palette);
  const inks = palette.colors;
  const ramp = random.pick(RAMPS).map((i) => inks[i]);
  const sky = night ? mix(palette.paper, inks[0], 0.5) : mix(palette.paper, ramp[4] as string, 0.35);
  const shadeInk = night ? '#02060c' : palette.ink;
  const sun = random.pick([inks[1], inks[2], night ? inks[4] : inks[3]]);
  const centre: Point = [random.between(215, 285), random.between(300, 370)];

  const [sunX, sunY] = [centre[0] + random.between(-50, 50), centre[1] - random.between(30, 80)];
  let body = `<circle cx="${coarse(sunX)}" cy="${coarse(sunY)}" r="${coarse(random.between(38, 66))}" fill="${sun}"/>`;
  const hills = random.whole(3, 4);
  for (let hill = 0; hill < hills; hill++) {
    const base = centre[1] + 10 + hill * lerp(44, 62, hill / hills);
    const ridge: Point[] = [];
    for (let x = -20; x <= WIDTH + 20; x += 20) {
      ridge.push([x, base + 48 * noise(x * 0.0065 + hill * 9, seed % 97) + 10 * noise(x * 0.02, hill * 5)]);
    }
    const crest = curve(ridge);
    const fill = mix(
      along(ramp, (hill + 1) / (hills + 1) < 1 ? 1 - (hill + 1) / (hills + 1) : 0),
      night ? palette.paper : sky,
      0.34 - hill * 0.1,
    );
    body +=
      shade(crest, shadeInk) + `<path d="${crest}L${WIDTH + 20} ${HEIGHT}L-20 ${HEIGHT}Z" fill="${fill}"/>`;
    if (hill > 0 && random.chance(0.75)) {
      body += `<path d="${trees(random, ridge, 0.7 + hill * 0.25)}" fill="${mix(fill, night ? '#000000' : palette.ink, 0.3)}"/>`;
    }
  }
  const sheets = random.whole(4, 6);
  for (let layer = 0; layer < sheets; layer++) {
    const t = layer / (sheets - 1);
    const middle: Point = [lerp(centre[0], 250, t), lerp(centre[1], 350, t)];
    const hole = opening(
      noise,
      seed,
      layer,
      middle,
      lerp(112, 196, t),
      lerp(160, 280, t),
      lerp(0.25, 0.17, t),
    );
    body += shade(hole, shadeInk);
    body += `<path fill-rule="evenodd" d="M-40 -40H${WIDTH + 40}V${HEIGHT + 40}H-40Z${hole}" fill="${along(ramp, 1 - t)}"/>`;
  }
  return sheet(palette, body, { ground: sky });
};
