import { lightness } from './colour.ts';
import { Random } from './random.ts';
import { coarse, fine, HEIGHT, MARGIN, type Sketch, sheet, WIDTH } from './sheet.ts';

/** Square tiles with two quarter rings each; whatever way a tile is turned, its rings meet the neighbours'. */
export const loop: Sketch = (seed, palette) => {
  const random = new Random(seed, 2);
  const columns = random.pick([3, 4, 4, 5, 5, 6, 7]);
  const side = (WIDTH - MARGIN * 2) / columns;
  const rows = Math.round((HEIGHT - MARGIN * 2) / side);
  const top = (HEIGHT - rows * side) / 2;
  const inks = random.shuffle(palette.colors);
  const ground = random.chance(0.35) ? palette.ink : (inks[4] as string);
  const bands = random.pick([2, 3, 3, 4]);
  const contour = ground === palette.ink ? palette.paper : palette.ink;
  const rest = inks.filter((ink) => Math.abs(lightness(ink) - lightness(ground)) > 0.06 || ink !== ground);
  const sequence = [contour, ...rest].slice(0, bands + 1);
  const radius = side / 2;
  const broad = radius * random.between(0.7, 0.98);

  // Upper bands run further into the neighbour than the ones below: no seam shows, on screen or in print.
  const quarter = (cx: number, cy: number): string =>
    sequence
      .map((ink, i) => {
        const [dx, dy] = [cx ? -1 : 1, cy ? -1 : 1];
        const over = 0.3 + i * 0.5;
        const path =
          `M${fine(cx + dx * radius)} ${fine(cy - dy * over)}V${fine(cy)}` +
          `A${fine(radius)} ${fine(radius)} 0 0 ${dx * dy > 0 ? 1 : 0} ${fine(cx)} ${fine(cy + dy * radius)}` +
          `H${fine(cx - dx * over)}`;
        return `<path d="${path}" stroke="${ink}" stroke-width="${fine(broad * (1 - i / (bands + 0.9)))}"/>`;
      })
      .join('');

  const symmetry = random.pick(['free', 'free', 'mirror', 'half-turn'] as const);
  const turns: boolean[][] = [];
  const bias = random.between(0.25, 0.75);
  for (let y = 0; y < rows; y++) {
    const row: boolean[] = [];
    for (let x = 0; x < columns; x++) {
      const free = random.chance(bias);
      if (symmetry === 'mirror' && x >= Math.ceil(columns / 2)) row.push(!row[columns - 1 - x]);
      else if (symmetry === 'half-turn' && y >= Math.ceil(rows / 2)) {
        row.push(turns[rows - 1 - y]?.[columns - 1 - x] ?? free);
      } else row.push(free);
    }
    turns.push(row);
  }
  let body = '';
  turns.forEach((row, y) =>
    row.forEach((turned, x) => {
      const arcs = turned ? quarter(0, 0) + quarter(side, side) : quarter(side, 0) + quarter(0, side);
      body += `<g fill="none" transform="translate(${fine(MARGIN + x * side)} ${fine(top + y * side)})">${arcs}</g>`;
    }),
  );
  const eye = (radius - broad / 2) * 0.6;
  if (eye > 3) {
    const dots = rest.filter((ink) => ink !== ground).slice(0, 3);
    for (let y = 0; y <= rows; y++) {
      for (let x = 0; x <= columns; x++) {
        if (!random.chance(0.36)) continue;
        body += `<circle cx="${coarse(MARGIN + x * side)}" cy="${coarse(top + y * side)}" r="${fine(eye)}" fill="${random.pick(dots)}"/>`;
      }
    }
  }
  return sheet(palette, body, { marginBlock: top, ground });
};
