import { queryCollections } from '@wix/auto_sdk_stores_collections';
import { searchProducts, type V3Product } from '@wix/auto_sdk_stores_products-v-3';
import type { HomeSectionName, SectionWords } from '../../shared/shop-texts.ts';
import type { PageRequest } from '../shell/define-page.ts';
import { toPoster, withPlaceholders, type Poster } from '../shell/poster.ts';

export interface Family {
  name: string;
  slug: string;
  count: number;
  cover: Poster;
}

export interface HomeData {
  /** What is shown, in this order; words of the merchant's own where they are not empty. */
  sections: readonly ({ name: HomeSectionName } & SectionWords)[];
  /** How many are on sale. */
  total: number;
  /** Of the cheapest poster; absent when there is nothing to sell. */
  lowest?: string;
  hero: Poster[];
  newest: Poster[];
  families: Family[];
  /** Over the sofa, from left to right. */
  hung: Poster[];
  /** Neighbours by number in one family; the first is spoken of. */
  numbers: Poster[];
}

/** What the front page would show if it had the choice; anything missing is made up from the rest. */
const CHOSEN = {
  hero: [
    'harbor-wind',
    'low-sun',
    'the-clearing',
    'corkscrew',
    'tramlines',
    'unnamed-island',
    'violet-hour',
    'meltwater',
    'pine-cone',
    'first-quarter',
    'murmuration',
    'deck-chair',
    'last-ferry',
    'dahlia',
    'ember-valley',
    'reef',
  ],
  hung: ['low-sun', 'ember-valley', 'murmuration'],
  covers: [
    'meltwater',
    'corkscrew',
    'violet-hour',
    'firework-seen-from-the-pier',
    'deck-chair',
    'unnamed-island',
    'first-quarter',
    'ember-valley',
  ],
  spokenOf: 'low-sun',
};

const SHOWN = 100;

function pick(posters: readonly Poster[], slugs: readonly string[]): Poster[] {
  const bySlug = new Map(posters.map((poster) => [poster.slug, poster]));
  const rest = posters.filter(({ slug }) => !slugs.includes(slug));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? rest.shift() ?? []);
}

/** Two numbers before, two after, as far as the family has them. */
function neighbours(posters: readonly Poster[]): Poster[] {
  const middle = posters.find(({ slug }) => slug === CHOSEN.spokenOf) ?? posters[0];
  const family = posters
    .filter(({ family: name, number }) => name === middle?.family && number !== undefined)
    .toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
  const at = family.findIndex(({ id }) => id === middle?.id);
  const start = Math.max(0, Math.min(at - 2, family.length - 5));
  return family.slice(start, start + 5);
}

const categoriesOf = (product: V3Product): string[] =>
  (product.directCategoriesInfo?.categories ?? []).map(({ _id }) => _id ?? '');

export async function readHome({
  shop,
  placeholder,
  mediaBase,
  texts,
  locale,
}: PageRequest): Promise<HomeData> {
  const [found, collections, sections] = await Promise.all([
    shop.use(searchProducts)(
      {
        filter: { visible: true },
        sort: [{ fieldName: '_createdDate', order: 'DESC' }],
        cursorPaging: { limit: SHOWN },
        aggregations: [
          { name: 'total', type: 'VALUE', fieldPath: 'visible', value: { limit: 2 } },
          {
            name: 'lowest',
            type: 'SCALAR',
            fieldPath: 'actualPriceRange.minValue.amount',
            scalar: { type: 'MIN' },
          },
        ],
      },
      { fields: ['DIRECT_CATEGORIES_INFO'] },
    ),
    shop.use(queryCollections)().limit(SHOWN).find(),
    texts.home(locale),
  ]);
  const products = found.products ?? [];
  const posters = products.map((product) => toPoster(product, mediaBase));
  const inFamily = (id: string): Poster[] =>
    posters.filter((_, index) => categoriesOf(products[index] as V3Product).includes(id));
  const grouped = collections.items.flatMap(({ _id, name, slug }): Family[] => {
    const members = inFamily(_id ?? '');
    const cover = members.find((poster) => CHOSEN.covers.includes(poster.slug)) ?? members[0];
    return cover && members.length < posters.length
      ? [{ name: name ?? '', slug: slug ?? '', count: members.length, cover }]
      : [];
  });
  // A program's own collection bears its name; a shop without programs shows the collections it has.
  const programs = grouped.filter(({ name, cover }) => name === cover.family);
  const families = programs.length > 0 ? programs : grouped;
  const hero = pick(posters, CHOSEN.hero);
  const counted = (name: string) => found.aggregationData?.results?.find((result) => result.name === name);
  const lowest = counted('lowest')?.scalar?.value;
  const hinted = (list: readonly Poster[]): Promise<Poster[]> => withPlaceholders(list, placeholder);
  return {
    sections,
    total: counted('total')?.values?.results?.[0]?.count ?? posters.length,
    ...(lowest !== undefined && { lowest: String(lowest) }),
    hero: await hinted(hero),
    newest: await hinted(posters.slice(0, 4)),
    families: families.slice(0, 8),
    hung: await hinted(pick(posters, CHOSEN.hung)),
    numbers: await hinted(neighbours(posters)),
  };
}
