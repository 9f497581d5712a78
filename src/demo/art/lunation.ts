import { lightness, mix } from './colour.ts';
import { drawMoon, type Moon } from './moon.ts';
import type { Palette } from './palettes.ts';
import { Random } from './random.ts';
import { coarse, fine, HEIGHT, isNight, type Sketch, sheet, WIDTH } from './sheet.ts';

interface Sky {
  random: Random;
  ground: string;
  lit: string;
  accent: string;
  moon: (x: number, y: number, radius: number, phase: number, lit: string, marks: number) => string;
}

function compose(random: Random, palette: Palette): Sky {
  const night = isNight(palette);
  const inks = palette.colors;
  const pale = mix(palette.paper, inks[4], 0.5);
  const ground = night ? palette.paper : random.pick([palette.ink, palette.ink, inks[0], pale]);
  const lit = night || ground === pale ? palette.ink : random.pick([palette.paper, inks[2], inks[4]]);
  const shadow = mix(ground, lit, 0.14);
  const accents = [inks[1], inks[2], inks[3]].filter(
    (ink) => ink !== lit && Math.abs(lightness(ink) - lightness(ground)) > 0.12,
  );
  const accent = random.pick(accents.length > 0 ? accents : [inks[1]]);
  return {
    random,
    ground,
    lit,
    accent,
    moon: (x, y, radius, phase, ink, marks) =>
      drawMoon(random, { x, y, radius, phase, lit: ink, shadow, ground, marks } satisfies Moon),
  };
}

/** 28 nights, four a row. */
function month({ random, moon, lit, accent }: Sky): string {
  const [columns, rows] = [4, 7];
  const [across, down] = [(WIDTH - 108) / columns, (HEIGHT - 108) / rows];
  const radius = Math.min(across, down) * 0.39;
  const hot = random.whole(0, 27);
  let out = '';
  for (let i = 0; i < 28; i++) {
    const x = 54 + across * ((i % columns) + 0.5);
    const y = 54 + down * (Math.floor(i / columns) + 0.5);
    out += moon(x, y, radius, (i + 0.5) / 28, i === hot || i === 13 ? accent : lit, 12);
  }
  return out;
}

/** A passage over water. */
function arc({ random, moon, lit, accent }: Sky): string {
  const height = random.between(170, 230);
  let out = '';
  for (let i = 0; i < 9; i++) {
    const angle = Math.PI * (1.02 - (i / 8) * 1.04);
    const radius = 17 + 24 * Math.sin((i / 8) * Math.PI);
    out += moon(
      WIDTH / 2 + Math.cos(angle) * 166,
      340 - Math.sin(angle) * height,
      radius,
      0.06 + (i / 8) * 0.88,
      i === 4 ? accent : lit,
      16,
    );
  }
  for (let i = 0; i < 15; i++) {
    const dashes = [
      random.whole(40, 200),
      random.whole(6, 40),
      random.whole(12, 90),
      random.whole(6, 60),
    ].join(' ');
    out += `<path d="M34 ${470 + i * 13}H466" stroke="${i % 5 ? lit : accent}" stroke-width="${coarse(0.6 + i * 0.42)}" stroke-opacity="${fine(0.35 + i * 0.045)}" stroke-dasharray="${dashes}" stroke-dashoffset="${random.whole(0, 200)}"/>`;
  }
  return out;
}

/** One great moon, and the calendar under it. */
function great({ random, moon, lit, accent }: Sky): string {
  const radius = random.between(148, 176);
  let out = `<circle cx="250" cy="300" r="${coarse(radius + 16)}" fill="none" stroke="${lit}" stroke-opacity=".5" stroke-width=".8"/>`;
  out += moon(250, 300, radius, random.pick([0.2, 0.3, 0.42, 0.5, 0.62, 0.74]), lit, 190);
  for (let i = 0; i < 9; i++) out += moon(82 + i * 42, 590, 14, (i + 0.5) / 9, i === 4 ? accent : lit, 0);
  return out;
}

/** A month wound up. */
function spiral({ random, moon, lit, accent }: Sky): string {
  const start = random.between(0, Math.PI * 2);
  let out = '';
  for (let i = 0; i < 29; i++) {
    const angle = i * 0.47 + start;
    const distance = 26 + i * 5.3;
    out += moon(
      250 + Math.cos(angle) * distance,
      350 + Math.sin(angle) * distance * 1.22,
      5.5 + i * 0.84,
      (i + 0.5) / 29,
      i % 7 === 3 ? accent : lit,
      8,
    );
  }
  return out;
}

/** Three moons in one column, each in its own band of sky. */
function tower({ random, moon, lit, accent, ground }: Sky): string {
  const phases = random.pick([
    [0.16, 0.5, 0.84],
    [0.08, 0.25, 0.42],
    [0.58, 0.5, 0.42],
  ] as const);
  const bands = phases.map(
    (_, i) =>
      `<rect x="34" y="${coarse(34 + i * 210.7)}" width="432" height="210.7" fill="${mix(ground, accent, 0.06 + i * 0.12)}"/>`,
  );
  return (
    bands.join('') +
    phases.map((phase, i) => moon(250, 139 + i * 210.7, 82, phase, i === 1 ? accent : lit, 60)).join('')
  );
}

const LAYOUTS = { month, arc, great, spiral, tower };

export const lunation: Sketch = (seed, palette) => {
  const random = new Random(seed, 7);
  const sky = compose(random, palette);
  const layout = random.pick(['month', 'arc', 'great', 'spiral', 'tower'] as const);
  let stars = '';
  if (layout === 'arc' || layout === 'great' || layout === 'spiral') {
    for (let i = 0; i < 150; i++) {
      stars += `<circle cx="${coarse(random.between(40, 460))}" cy="${coarse(random.between(40, 660))}" r="${coarse(random.between(0.4, 1.3))}" fill="${sky.lit}" fill-opacity="${coarse(random.between(0.3, 0.9))}"/>`;
    }
  }
  return sheet(palette, stars + LAYOUTS[layout](sky), { ground: sky.ground });
};
