import { mix } from './colour.ts';
import { Random } from './random.ts';
import { coarse, HEIGHT, MARGIN, type Sketch, sheet, WIDTH } from './sheet.ts';

interface Band {
  at: number;
  width: number;
  ink: string;
}

/** A stripe sequence, mirrored as a tartan's, never the same ink twice running. */
function stripes(random: Random, inks: readonly string[], length: number, unit: number): Band[] {
  const order = random.shuffle(inks);
  const motif = Array.from({ length: random.whole(3, 5) }, (_, i) => ({
    width: unit * random.pick([0.5, 1, 1, 1.8]),
    ink: order[i] as string,
  }));
  const repeat = [...motif, ...motif.toReversed().slice(1, -1)];
  const total = repeat.reduce((sum, band) => sum + band.width + unit * 0.16, 0);
  const bands: Band[] = [];
  // Centred, so that both edges of the cloth end alike.
  let at = ((length % total) - total) / 2;
  for (let i = 0; at < length; i++) {
    const band = repeat[i % repeat.length] as (typeof repeat)[number];
    bands.push({ at, ...band });
    at += band.width + unit * 0.16;
  }
  return bands;
}

const SHADES = ['0 0 0 1', '0 0 1 0']
  .map((box, i) => {
    const [x1, y1, x2, y2] = box.split(' ');
    const stops = [
      [0, 0.24],
      [0.18, 0],
      [0.82, 0],
      [1, 0.24],
    ]
      .map(([at, opacity]) => `<stop offset="${at}" stop-color="#000" stop-opacity="${opacity}"/>`)
      .join('');
    return `<linearGradient id="${i ? 'across' : 'down'}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops}</linearGradient>`;
  })
  .join('');

const rect = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<rect x="${coarse(x)}" y="${coarse(y)}" width="${coarse(w)}" height="${coarse(h)}" fill="${fill}"/>`;

/** Two sets of bands, over and under, with the shade a cloth has where one dives. */
export const weave: Sketch = (seed, palette) => {
  const random = new Random(seed, 5);
  const ground = random.chance(0.5) ? palette.ink : mix(palette.paper, palette.ink, 0.14);
  const inks = [...palette.colors, ground === palette.ink ? palette.paper : palette.ink];
  const twill = random.pick([1, 1, 2, 2, 3]);
  const tilted = random.chance(0.36);
  const unit = random.pick([20, 26, 34, 46]);
  const [width, height] = tilted ? [900, 900] : [WIDTH - MARGIN * 2, HEIGHT - MARGIN * 2];
  const [left, top] = [(WIDTH - width) / 2, (HEIGHT - height) / 2];
  const warp = stripes(random, inks, width, unit);
  const weft = stripes(random, inks, height, unit);
  const gap = unit * 0.16;

  let cloth = warp.map((c) => rect(left + c.at, top, c.width, height, c.ink)).join('');
  cloth += weft.map((r) => rect(left, top + r.at, width, r.width, r.ink)).join('');
  warp.forEach((column, i) =>
    weft.forEach((row, j) => {
      const [x, y] = [left + column.at, top + row.at];
      if ((i + j) % (twill + 1) !== 0) {
        cloth += rect(x, y - gap, column.width, row.width + 2 * gap, column.ink);
        cloth += rect(x, y - gap / 2, column.width, row.width + gap, 'url(#down)');
      } else {
        cloth += rect(x - gap / 2, y, column.width + gap, row.width, row.ink);
        cloth += rect(x - gap / 2, y, column.width + gap, row.width, 'url(#across)');
      }
    }),
  );
  const body = tilted ? `<g transform="rotate(45 ${WIDTH / 2} ${HEIGHT / 2})">${cloth}</g>` : cloth;
  return sheet(palette, body, { ground, defs: SHADES });
};
