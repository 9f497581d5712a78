import { families, type FamilyName } from '../art/families.ts';
import { type PaletteName, palettes } from '../art/palettes.ts';
import { Random } from '../art/random.ts';
import { guidFor, mediaIdFor, seedOf } from './ids.ts';
import { frames, papers, sizes } from './options.ts';
import { type Poster, posters } from './posters.ts';

export interface DemoVariant {
  id: string;
  sku: string;
  choices: { Size: string; Paper: string; Frame: string };
  /** Decimal, in euro. */
  price: string;
  stock: number;
  weightGrams: number;
}

export interface DemoProduct {
  id: string;
  slug: string;
  name: string;
  family: FamilyName;
  familyName: string;
  number: number;
  palette: PaletteName;
  paletteName: string;
  description: string;
  alt: string;
  mediaId: string;
  media: { id: string; url: string; width: number; height: number; filename: string; altText: string };
  options: { name: 'Size' | 'Paper' | 'Frame'; choices: string[] }[];
  variants: DemoVariant[];
  /** Of the cheapest variant. */
  price: string;
  /** How much it is asked for; the mean is 1. */
  appeal: number;
}

export const PRINT_WIDTH = 1200;
export const PRINT_HEIGHT = 1680;

/** Printed once and gone: the shop shows what that looks like. */
const SOLD_OUT: ReadonlySet<string> = new Set(['oyster-basket', 'peat-bog']);

const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** What there is of a variant; of most posters every one can be had. */
const stockOf = (random: Random, share: number): number =>
  random.chance(share) ? 0 : random.chance(0.12) ? random.whole(1, 3) : random.whole(6, 60);

/** How much of its variants a poster lacks. */
function lackOf(random: Random, slug: string): number {
  if (SOLD_OUT.has(slug)) return 1;
  return random.chance(0.18) ? random.pick([0.06, 0.12, 0.7]) : 0;
}

function variantsOf(poster: Poster, slug: string, surcharge: number): DemoVariant[] {
  const random = new Random(seedOf(`stock:${slug}`));
  const lack = lackOf(random, slug);
  const family = poster.family.slice(0, 3).toUpperCase();
  return sizes.flatMap((size) =>
    papers.flatMap((paper) =>
      frames.map((frame) => {
        const sku = `HD-${family}-${poster.number}-${size.code}${paper.code}${frame.code}`;
        const framing = frame.code === 'N' ? 0 : size.framing;
        return {
          id: guidFor(`variant:${sku}`),
          sku,
          choices: { Size: size.name, Paper: paper.name, Frame: frame.name },
          price: (size.price + paper.surcharge + framing + surcharge).toFixed(2),
          stock: stockOf(random, lack),
          weightGrams: size.grams + framing * 24,
        };
      }),
    ),
  );
}

function productOf(poster: Poster): DemoProduct {
  const slug = slugOf(poster.name);
  const random = new Random(seedOf(`product:${slug}`));
  const { name: familyName, about } = families[poster.family];
  const paletteName = palettes[poster.palette].name;
  const mediaId = mediaIdFor(slug);
  const variants = variantsOf(poster, slug, random.chance(0.25) ? 6 : 0);
  return {
    id: guidFor(`product:${slug}`),
    slug,
    name: poster.name,
    family: poster.family,
    familyName,
    number: poster.number,
    palette: poster.palette,
    paletteName,
    description:
      `${poster.alt}. ${about} Number ${poster.number} of the family ${familyName}: a poster printed in the five inks of ` +
      `${paletteName} with a white margin, signed on the back.`,
    alt: poster.alt,
    mediaId,
    media: {
      id: mediaId,
      url: `https://static.wixstatic.com/media/${mediaId}`,
      width: PRINT_WIDTH,
      height: PRINT_HEIGHT,
      filename: `${slug}.jpg`,
      altText: poster.alt,
    },
    options: [
      { name: 'Size', choices: sizes.map((size) => size.name) },
      { name: 'Paper', choices: papers.map((paper) => paper.name) },
      { name: 'Frame', choices: frames.map((frame) => frame.name) },
    ],
    variants,
    price: (variants[0] as DemoVariant).price,
    appeal: random.between(0.25, 1) ** 2 * 2.4,
  };
}

/** The whole assortment, the same every time. */
export const demoProducts: readonly DemoProduct[] = posters.map(productOf);
