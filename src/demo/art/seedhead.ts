import { mix } from './colour.ts';
import { Random } from './random.ts';
import { coarse, HEIGHT, isNight, lerp, type Sketch, sheet, WIDTH } from './sheet.ts';

const GOLDEN = Math.PI * (3 - Math.sqrt(5));
type Shape = 'petal' | 'dot' | 'ring' | 'bar';

function seedShape(shape: Shape, size: number, ink: string, ground: string, place: string): string {
  if (shape === 'dot') return `<circle r="${coarse(size * 0.92)}" fill="${ink}" ${place}/>`;
  if (shape === 'ring') {
    return `<circle r="${coarse(size * 0.64)}" fill="none" stroke="${ink}" stroke-width="${coarse(size * 0.5)}" ${place}/>`;
  }
  if (shape === 'bar') {
    const [long, thick] = [size * 1.25, size * 0.32];
    return `<rect x="${coarse(-long)}" y="${coarse(-thick)}" width="${coarse(long * 2)}" height="${coarse(thick * 2)}" rx="${coarse(thick)}" fill="${ink}" ${place}/>`;
  }
  const [long, wide] = [size * 1.9, size * 1.42];
  const path = `M${coarse(-long)} 0Q0 ${coarse(-wide)} ${coarse(long)} 0Q0 ${coarse(wide)} ${coarse(-long)} 0Z`;
  return `<path d="${path}" fill="${ink}" stroke="${ground}" stroke-width=".7" ${place}/>`;
}

/** The golden angle, seed by seed; a slow wave decides size and ink. */
export const seedhead: Sketch = (seed, palette) => {
  const random = new Random(seed, 4);
  const inks = random.shuffle(palette.colors);
  const night = isNight(palette);
  const whole = random.chance(0.5);
  const centre = [
    WIDTH / 2 + (whole ? 0 : random.between(-120, 120)),
    HEIGHT / 2 + (whole ? 0 : random.between(-190, 190)),
  ] as const;
  const reach = whole ? 202 : 470;
  const count = whole ? random.whole(340, 600) : random.whole(640, 980);
  const pitch = reach / Math.sqrt(count);
  const shape: Shape = random.pick(['petal', 'petal', 'petal', 'dot', 'ring', 'bar']);
  const waves = random.whole(2, 5);
  const phase = random.between(0, Math.PI * 2);
  const arms = random.pick([0, 3, 5, 8]);
  const dark = random.chance(0.35);
  const ground = dark
    ? night
      ? palette.colors[0]
      : palette.ink
    : mix(palette.paper, inks[4] as string, 0.16);
  const ring = (
    dark || night ? [...inks, night ? palette.ink : palette.paper] : [...inks.slice(0, 4), palette.ink]
  ).filter((ink) => ink !== ground);

  let body = '';
  for (let i = count; i > 3; i--) {
    const angle = i * GOLDEN;
    const distance = pitch * Math.sqrt(i);
    const t = distance / reach;
    const x = centre[0] + Math.cos(angle) * distance;
    const y = centre[1] + Math.sin(angle) * distance;
    if (x < -20 || y < -20 || x > WIDTH + 20 || y > HEIGHT + 20) continue;
    const wave = 0.5 + 0.5 * Math.sin(t * waves * Math.PI * 2 + phase);
    const size = pitch * lerp(0.5, 0.96, wave) * lerp(0.7, 1.12, t);
    const sway = 0.45 * Math.sin(arms * Math.atan2(y - centre[1], x - centre[0]));
    const ink = ring[Math.floor(t * ring.length * 1.02 + sway + ring.length) % ring.length] as string;
    const turn = ((angle * 180) / Math.PI) % 360;
    body += seedShape(
      shape,
      size,
      ink,
      ground,
      `transform="translate(${coarse(x)} ${coarse(y)}) rotate(${coarse(turn)})"`,
    );
  }
  return sheet(palette, body, { ground });
};
