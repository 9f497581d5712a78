import { readFile } from 'node:fs/promises';
import { makeZip } from 'client-zip';
import sharp from 'sharp';
import type { KnownFile } from '../../shared/media.ts';
import { VISITOR_UPLOADS_ROOT } from '../../shared/media.ts';
import { families } from '../art/families.ts';
import { palettes } from '../art/palettes.ts';
import { guidFor } from '../catalog/ids.ts';
import { type DemoProduct, demoProducts } from '../catalog/products.ts';
import { doorBell } from './door-bell.ts';
import { framedPoster } from './framed-poster.ts';
import { wallpaperPack, wallpaperPicture } from './wallpapers.ts';
import { careInstructions, lastYearsGuide, sizeGuide, tradePrices } from './papers.ts';

/** A file as it stands in the library, and what makes its bytes. */
export interface ShopFile extends Pick<
  KnownFile,
  'labels' | 'altText' | 'private' | 'parentFolderId' | 'addedBy'
> {
  name: string;
  contentType: string;
  folder?: 'papers' | 'films' | 'press';
  daysAgo: number;
  trashedDaysAgo?: number;
  make: () => Uint8Array | Promise<Uint8Array>;
}

export const hexOf = (name: string): string => guidFor(name).replaceAll('-', '');

/** Named as the platform names files of their kinds. */
export function idOfFile({ name, contentType }: Pick<ShopFile, 'name' | 'contentType'>): string {
  const base = `8f2d60_${hexOf(`media:${name}`)}`;
  if (contentType.startsWith('video/')) return base;
  return contentType.startsWith('image/') ? `${base}~mv2.jpg` : `${base}${name.slice(name.lastIndexOf('.'))}`;
}

const POSTER_UNITS = 500;

const product = (at: number): DemoProduct => demoProducts[at] as DemoProduct;

const drawing = ({ family, number, palette }: DemoProduct): Buffer =>
  Buffer.from(families[family].draw(number, palettes[palette]));

const small = (of: DemoProduct, width: number): Promise<Buffer> =>
  sharp(drawing(of), { density: (72 * width) / POSTER_UNITS })
    .jpeg({ quality: 82 })
    .toBuffer();

/** A poster on a shopper's wall. */
async function onWall(of: DemoProduct, wall: string, floor: string): Promise<Uint8Array> {
  const poster = await small(of, 360);
  const room = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
    <rect width="1200" height="900" fill="${wall}"/><rect y="770" width="1200" height="130" fill="${floor}"/>
    <rect x="428" y="128" width="380" height="524" fill="#00000033"/>
    <rect x="410" y="110" width="380" height="524" fill="#C79A63"/></svg>`);
  return sharp(room)
    .composite([{ input: poster, left: 420, top: 120 }])
    .jpeg({ quality: 80 })
    .toBuffer();
}

async function pressKit(): Promise<Uint8Array> {
  const about =
    'Halfdrop draws posters by small programs and prints them in five inks on cotton paper.\n' +
    'Pictures may be used freely in articles about the shop.\n';
  const lastModified = new Date('2026-01-12T09:00:00Z');
  const shown = [0, 20, 40].map(product);
  const entries = [
    { name: 'halfdrop-press/about.txt', input: about, lastModified },
    ...(await Promise.all(
      shown.map(async (one) => ({
        name: `halfdrop-press/${one.media.filename}`,
        input: await small(one, 600),
        lastModified,
      })),
    )),
  ];
  return new Uint8Array(await new Response(makeZip(entries)).arrayBuffer());
}

const PDF = 'application/pdf';

const visitors = (
  [
    ['our-hallway.jpg', 3, '#D8D2C4', '#8A6B4F', 9],
    ['IMG_2044.jpg', 12, '#C9D3D1', '#5B5048', 23],
    ['above-the-desk.jpg', 27, '#E4D9D2', '#A58A6C', 41],
  ] as const
).map(([name, at, wall, floor, daysAgo]): ShopFile => ({
  name,
  contentType: 'image/jpeg',
  parentFolderId: VISITOR_UPLOADS_ROOT,
  addedBy: { type: 'ANONYMOUS_VISITOR', id: guidFor(`visitor:${name}`) },
  daysAgo,
  make: () => onWall(product(at), wall, floor),
}));

/** Sold, so nobody has it without buying. */
export const WALLPAPERS: ShopFile = {
  name: 'Wallpapers for screens.zip',
  contentType: 'application/zip',
  folder: 'films',
  labels: ['for sale'],
  private: true,
  daysAgo: 241,
  make: wallpaperPack,
};

export const WALLPAPER_PICTURE: ShopFile = {
  name: 'wallpapers-for-screens.jpg',
  contentType: 'image/jpeg',
  folder: 'films',
  labels: ['for sale'],
  altText: 'Four telephones: dark ribbons, lines of an island, blue loops and dunes at dusk',
  daysAgo: 241,
  make: wallpaperPicture,
};

/** Of a poster's gallery. */
export const FILM: ShopFile = {
  name: 'Three posters.mp4',
  contentType: 'video/mp4',
  folder: 'films',
  labels: ['product film'],
  altText: 'Three posters slide past: purple ribbons, a crimson sun over ridges, two hollows',
  daysAgo: 18,
  make: () => readFile(new URL('three-posters.mp4', import.meta.url)),
};

/** What a shop of posters has besides its pictures. */
export const shopFiles: readonly ShopFile[] = [
  {
    name: 'Care of your poster.pdf',
    contentType: PDF,
    folder: 'papers',
    labels: ['customers', 'care'],
    daysAgo: 320,
    make: careInstructions,
  },
  {
    name: 'Sizes and papers.pdf',
    contentType: PDF,
    folder: 'papers',
    labels: ['customers'],
    daysAgo: 64,
    make: sizeGuide,
  },
  {
    name: 'Trade prices.pdf',
    contentType: PDF,
    folder: 'papers',
    labels: ['trade'],
    private: true,
    daysAgo: 31,
    make: tradePrices,
  },
  {
    name: 'Sizes and papers (last year).pdf',
    contentType: PDF,
    folder: 'papers',
    labels: ['customers'],
    daysAgo: 410,
    trashedDaysAgo: 6,
    make: lastYearsGuide,
  },
  FILM,
  WALLPAPERS,
  WALLPAPER_PICTURE,
  {
    name: 'Door bell.wav',
    contentType: 'audio/wav',
    folder: 'films',
    labels: ['sound'],
    daysAgo: 140,
    make: doorBell,
  },
  {
    name: 'Framed poster.glb',
    contentType: 'model/gltf-binary',
    folder: 'films',
    labels: ['3d'],
    altText: 'A poster of purple and apricot ribbons in a frame of oak',
    daysAgo: 12,
    make: async () => framedPoster(await small(product(0), 500)),
  },
  {
    name: 'Press kit.zip',
    contentType: 'application/zip',
    folder: 'press',
    labels: ['press'],
    daysAgo: 90,
    make: pressKit,
  },
  {
    // Cut short while it was copied: nobody can read it.
    name: 'Press photos spring.zip',
    contentType: 'application/zip',
    folder: 'press',
    labels: ['press'],
    daysAgo: 4,
    make: async () => (await pressKit()).subarray(0, 9_000),
  },
  ...visitors,
];
