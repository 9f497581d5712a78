import { queryCollections } from '@wix/auto_sdk_stores_collections';
import { searchProducts, type V3Product } from '@wix/auto_sdk_stores_products-v-3';
import type { HomeSectionName, SectionTexts } from '../../shared/shop-texts.ts';
import { textIn } from '../../shared/storefront.ts';
import { formatMoney } from '../shell/money.tsx';
import type { PageRequest } from '../shell/define-page.ts';
import { toPoster, type Poster } from '../shell/poster.ts';

export interface CollectionTile {
  name: string;
  slug: string;
  count: number;
  cover: Poster;
}

export interface ShownFact {
  title: string;
  detail: string;
}

export interface StoreHome {
  /** What is displayed, in this order; the merchant's own words where they are not empty. */
  sections: readonly ({ name: HomeSectionName } & SectionTexts)[];
  facts: ShownFact[];
  /** How many are on sale. */
  total: number;
  /** The newest first; no more than a front page may look at. */
  products: Poster[];
  collections: CollectionTile[];
}

const MAX_READ = 100;

const categoriesOf = (product: V3Product): string[] =>
  (product.directCategoriesInfo?.categories ?? []).map(({ _id }) => _id ?? '');

/** The merchant's facts; `%{price}` is the lowest price, and a fact that needs one is absent where nothing is on sale. */
function factsOf({ storefront, locale, store }: PageRequest, lowest: string | undefined): ShownFact[] {
  const price = lowest && formatMoney({ amount: lowest, currency: store.currency }, locale, true);
  return storefront.facts.flatMap((fact) => {
    const [title, detail] = [textIn(fact.title, locale), textIn(fact.detail, locale)];
    if (!price && `${title}${detail}`.includes('%{price}')) return [];
    const filled = (text: string): string => text.replaceAll('%{price}', price ?? '');
    return [{ title: filled(title), detail: filled(detail) }];
  });
}

/** What any front page is made of. @param covers slugs of products that a collection is displayed by first */
export async function readStoreHome(
  request: PageRequest,
  covers: readonly string[] = [],
): Promise<StoreHome> {
  const { shop, mediaBase, texts, locale } = request;
  const [found, collections, sections] = await Promise.all([
    shop.use(searchProducts)(
      {
        filter: { visible: true },
        sort: [{ fieldName: '_createdDate', order: 'DESC' }],
        cursorPaging: { limit: MAX_READ },
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
    shop.use(queryCollections)().limit(MAX_READ).find(),
    texts.home(locale),
  ]);
  const read = found.products ?? [];
  const products = read.map((product) => toPoster(product, mediaBase));
  const inCollection = (id: string): Poster[] =>
    products.filter((_, index) => categoriesOf(read[index] as V3Product).includes(id));
  const tiles = collections.items.flatMap(({ _id, name, slug }): CollectionTile[] => {
    const members = inCollection(_id ?? '');
    const cover = members.find((product) => covers.includes(product.slug)) ?? members[0];
    // One that holds everything leads nowhere that the other links do not.
    return cover && members.length < products.length
      ? [{ name: name ?? '', slug: slug ?? '', count: members.length, cover }]
      : [];
  });
  const counted = (name: string) => found.aggregationData?.results?.find((result) => result.name === name);
  const lowest = counted('lowest')?.scalar?.value;
  return {
    sections,
    facts: factsOf(request, lowest === undefined ? undefined : String(lowest)),
    total: counted('total')?.values?.results?.[0]?.count ?? products.length,
    products,
    collections: tiles,
  };
}
