import type { SeedProduct } from '../../platform/services/stores/catalog/public.ts';
import { percentOf } from '../../shared/money.ts';
import { palettes } from '../art/palettes.ts';
import { Random } from '../art/random.ts';
import { DEMO_STORE } from '../demo-store.ts';
import { FILM, idOfFile } from '../media/shop-files.ts';
import { collectionIdsOf, NEWEST } from './collections.ts';
import { modifiersFor } from './modifiers.ts';
import { guidFor, seedOf } from './ids.ts';
import { frames } from './options.ts';
import type { DemoProduct } from './products.ts';

const DAY = 86_400_000;
const OPTIONS = ['Size', 'Paper', 'Frame'] as const;

const choiceOf = (option: string, name: string) => {
  const color = option === 'Frame' ? frames.find((frame) => frame.name === name)?.color : undefined;
  const choiceId = guidFor(`choice:${option}:${name}`);
  return color === undefined
    ? { choiceId, name, choiceType: 'CHOICE_TEXT' as const }
    : { choiceId, name, choiceType: 'ONE_COLOR' as const, colorCode: color };
};

const optionOf = ({ name, choices }: DemoProduct['options'][number]) => ({
  id: guidFor(`option:${name}`),
  name,
  optionRenderType: 'TEXT_CHOICES' as const,
  choicesSettings: { choices: choices.map((choice) => choiceOf(name, choice)) },
});

/** The tags of palettes whose own name says little about the color. */
const TAGS: Partial<Record<keyof typeof palettes, string>> = {
  harbor: 'quay',
  orchard: 'apple',
  lichen: 'moss',
  nightswim: 'night',
  persimmon: 'kaki',
  heather: 'heath',
};

/** Paper, ink and frame: a bit more than a third. */
const costOf = (price: string): string => percentOf(price, 36, DEMO_STORE.currency);

/** The poster that its film begins with. */
const FILMED = 'evening-current';
const FILM_SIZE = { width: 960, height: 640 };

function film(): { id: string; altText: string; video: object } {
  const id = idOfFile(FILM);
  const posters = [{ id: `${id}f000.jpg`, ...FILM_SIZE }];
  return { id, altText: FILM.altText ?? '', video: { id, filename: FILM.name, posters } };
}

/** New ones came this month, the others over the two years before. */
function dateOf({ slug }: DemoProduct, now: Date): string {
  const random = new Random(seedOf(`since:${slug}`));
  const place = NEWEST.indexOf(slug);
  const days = place >= 0 ? 3 + 4 * place : random.between(40, 700);
  return new Date(Math.floor((now.getTime() - days * DAY) / 1000) * 1000).toISOString();
}

/** A drawn poster as the platform keeps a product. */
export function seedOfProduct(product: DemoProduct, now: Date): SeedProduct {
  const { family, familyName, number, palette, paletteName, media } = product;
  const { paper, colors } = palettes[palette];
  return {
    id: product.id,
    date: dateOf(product, now),
    collectionIds: collectionIdsOf(product),
    stock: product.variants.map(({ stock }) => ({ quantity: stock })),
    product: {
      name: product.name,
      slug: product.slug,
      productType: 'PHYSICAL',
      physicalProperties: {},
      visible: true,
      plainDescription: `<p>${product.description}</p>`,
      media: {
        itemsInfo: {
          items: [
            { id: media.id, altText: media.altText, image: media },
            ...(product.slug === FILMED ? [film()] : []),
          ],
        },
      },
      options: product.options.map(optionOf),
      ...modifiersFor(product.slug),
      variantsInfo: {
        variants: product.variants.map((variant) => ({
          id: variant.id,
          sku: variant.sku,
          price: { actualPrice: { amount: variant.price } },
          revenueDetails: { cost: { amount: costOf(variant.price) } },
          physicalProperties: { weight: variant.weightGrams / 1000 },
          choices: OPTIONS.map((name) => ({
            optionChoiceNames: { optionName: name, choiceName: variant.choices[name] },
          })),
        })),
      },
      infoSections: [
        {
          id: guidFor(`palette:${palette}`),
          uniqueName: `palette-${palette}`,
          title: 'Palette',
          plainDescription: `<p>${paletteName}</p>`,
        },
      ],
      brand: { id: guidFor('brand:halfdrop'), name: DEMO_STORE.name },
      tags: { privateTags: { tagIds: [TAGS[palette] ?? palette] } },
      ...(NEWEST.includes(product.slug) && { ribbon: { id: guidFor('ribbon:new'), name: 'New' } }),
      extendedFields: {
        namespaces: {
          '@halfdrop/poster': {
            number,
            family,
            familyName,
            palette,
            paletteName,
            colors: [paper, ...colors.slice(0, 4)],
          },
        },
      },
    },
  };
}
