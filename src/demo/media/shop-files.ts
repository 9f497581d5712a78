import { readFile } from 'node:fs/promises';
import { makeZip } from 'client-zip';
import type { KnownFile } from '../../shared/media.ts';
import { guidFor } from '../catalog/ids.ts';
import { type DemoProduct, demoProducts } from '../catalog/products.ts';
import { doorBell } from './door-bell.ts';
import { framedPoster } from './framed-poster.ts';
import { posterPicture } from './poster-picture.ts';
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

const product = (at: number): DemoProduct => demoProducts[at] as DemoProduct;

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
        input: await posterPicture(one, 600),
        lastModified,
      })),
    )),
  ];
  return new Uint8Array(await new Response(makeZip(entries)).arrayBuffer());
}

const PDF = 'application/pdf';

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
    make: async () => framedPoster(await posterPicture(product(0), 500)),
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
];
