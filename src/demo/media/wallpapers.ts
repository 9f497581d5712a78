import { makeZip } from 'client-zip';
import sharp from 'sharp';
import { type FamilyName, families } from '../art/families.ts';
import { type PaletteName, palettes } from '../art/palettes.ts';

const SCREEN_WIDTH = 860;
const POSTER_UNITS = 500;

/** Drawings that are on no poster: only a screen has them. */
const drawn: readonly { name: string; family: FamilyName; number: number; palette: PaletteName }[] = [
  { name: 'night-tide', family: 'drift', number: 7041, palette: 'nightswim' },
  { name: 'salt-lines', family: 'isoline', number: 7042, palette: 'salt' },
  { name: 'harbor-loop', family: 'loop', number: 7043, palette: 'harbor' },
  { name: 'dusk-dunes', family: 'dune', number: 7044, palette: 'dusk' },
];

const screen = ({ family, number, palette }: (typeof drawn)[number], width: number): Promise<Buffer> =>
  sharp(Buffer.from(families[family].draw(number, palettes[palette])), {
    density: (72 * width) / POSTER_UNITS,
  })
    .resize({ width })
    .jpeg({ quality: 84 })
    .toBuffer();

/** What is sold: each drawing in the size of a large phone. */
export async function wallpaperPack(): Promise<Uint8Array> {
  const lastModified = new Date('2026-03-02T09:00:00Z');
  const entries = await Promise.all(
    drawn.map(async (one) => ({
      name: `halfdrop-wallpapers/${one.name}.jpg`,
      input: await screen(one, SCREEN_WIDTH),
      lastModified,
    })),
  );
  return new Uint8Array(await new Response(makeZip(entries)).arrayBuffer());
}

/** What stands for it in the shop: the drawings on four telephones. */
export async function wallpaperPicture(): Promise<Uint8Array> {
  const [width, height] = [430, 602];
  const corners = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="44" fill="#fff"/></svg>`,
  );
  const places = [
    { left: 130, top: 190 },
    { left: 640, top: 190 },
    { left: 130, top: 888 },
    { left: 640, top: 888 },
  ];
  const shells = places.map(
    ({ left, top }) =>
      `<rect x="${left - 12}" y="${top - 12}" width="${width + 24}" height="${height + 24}" rx="54" fill="#12201C"/>`,
  );
  const shown = await Promise.all(
    drawn.map(async (one, at) => ({
      input: await sharp(await screen(one, width))
        .resize({ width, height, fit: 'cover' })
        .composite([{ input: corners, blend: 'dest-in' }])
        .png()
        .toBuffer(),
      ...(places[at] ?? { left: 0, top: 0 }),
    })),
  );
  const ground = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1680"><rect width="1200" height="1680" fill="#E9EBE6"/>${shells.join('')}</svg>`,
  );
  return sharp(ground).composite(shown).jpeg({ quality: 84 }).toBuffer();
}
