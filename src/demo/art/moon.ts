import type { Random } from './random.ts';
import { coarse } from './sheet.ts';

export interface Moon {
  x: number;
  y: number;
  radius: number;
  /** 0 new, 0.5 full, 1 new again. */
  phase: number;
  lit: string;
  shadow: string;
  ground: string;
  /** How many craters to try. */
  marks: number;
}

/** The terminator is one half of an ellipse; the seas are stippled. */
export function drawMoon(random: Random, moon: Moon): string {
  const { x, y, radius, phase } = moon;
  const [cx, cy, r] = [coarse(x), coarse(y), coarse(radius)];
  const lean = Math.cos(phase * 2 * Math.PI);
  const waxing = phase <= 0.5;
  let out = `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${moon.shadow}"/>`;
  if (phase > 0.02 && phase < 0.98) {
    const [upper, lower] = [coarse(y - radius), coarse(y + radius)];
    const limb = `A${r} ${r} 0 0 ${waxing ? 1 : 0} ${cx} ${lower}`;
    const terminator = `A${coarse(Math.abs(lean) * radius)} ${r} 0 0 ${lean > 0 === waxing ? 0 : 1} ${cx} ${upper}`;
    out += `<path d="M${cx} ${upper}${limb}${terminator}Z" fill="${moon.lit}"/>`;
  }
  for (let i = 0; i < moon.marks; i++) {
    const angle = random.between(0, Math.PI * 2);
    const distance = radius * Math.sqrt(random.next()) * 0.92;
    const size = random.between(0.012, 0.05) * radius * (random.chance(0.12) ? 2.6 : 1);
    if (distance + size > radius * 0.97) continue;
    out += `<circle cx="${coarse(x + Math.cos(angle) * distance)}" cy="${coarse(y + Math.sin(angle) * distance)}" r="${coarse(size)}" fill="${moon.ground}" fill-opacity=".2"/>`;
  }
  return out;
}
