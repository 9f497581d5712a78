import { searchProducts, type V3ProductSearch } from '@wix/auto_sdk_stores_products-v-3';
import type { PageRequest } from '../shell/define-page.ts';
import { toPoster, withPlaceholders, withRatings, type Poster } from '../shell/poster.ts';
import type { Collection } from './collections.ts';
import { facetsOf, type Counts, type Facets } from './facets.ts';
import { LARGEST, PAGE_SIZE, readPage, type Found } from './read-page.ts';
import { activeFacets, FIELDS, listingFilter, sortings, type Facet } from './listing-query.ts';
import { cleared, sorts, type ListingState, type Sort } from './listing-state.ts';
import { vocabularyOf } from './vocabulary.ts';
import { insteadOf, waysToSearch, type Instead, type WordSearch } from './wording.ts';

export interface ListingData {
  state: ListingState;
  /** The orders there are to choose from. */
  sorts: readonly Sort[];
  posters: Poster[];
  /** How many the selection has, and how many the listing has before anything is ticked. */
  total: number;
  of: number;
  facets: Facets;
  /** What was looked for in place of what was typed. */
  instead?: Instead;
}

export { PAGE_SIZE };

export const pagesOf = ({ total }: Pick<ListingData, 'total'>): number =>
  Math.max(1, Math.ceil(total / PAGE_SIZE));

type Search = PageRequest['shop'];
type Aggregation = NonNullable<V3ProductSearch['aggregations']>[number];

const values = (name: string, fieldPath: string): Aggregation =>
  ({ name, type: 'VALUE', fieldPath, value: { limit: 250 } }) as Aggregation;
const scalar = (name: string, fieldPath: string, type: 'MIN' | 'MAX'): Aggregation =>
  ({ name, type: 'SCALAR', fieldPath, scalar: { type } }) as Aggregation;

const TOTAL = values('total', 'visible');
const AGGREGATIONS: Record<Facet, Aggregation[]> = {
  families: [values('families', `${FIELDS.category}.id`)],
  palettes: [values('palettes', FIELDS.info)],
  choices: [values('choices', FIELDS.choice)],
  price: [scalar('low', FIELDS.price, 'MIN'), scalar('high', FIELDS.price, 'MAX')],
  stock: [values('stock', FIELDS.stock)],
};

const finder =
  (shop: Search, { sort }: ListingState, words?: WordSearch) =>
  (search: V3ProductSearch) =>
    shop.use(searchProducts)(
      {
        ...search,
        ...(words && { search: words }),
        // What fits best comes first, unless another order is asked for.
        // Each its own: the SDK writes the names of fields over.
        ...(!(words && sort === 'newest') && { sort: sortings[sort].map((key) => ({ ...key })) }),
      } as V3ProductSearch,
      { fields: words ? ['INFO_SECTION', 'PLAIN_DESCRIPTION'] : ['INFO_SECTION'] },
    );

/** The listing before anything is ticked, by the first way to search that finds something; the rest goes the same way. */
async function readWhole(
  shop: Search,
  state: ListingState,
  search: V3ProductSearch,
): Promise<{ find: ReturnType<typeof finder>; whole: Found; instead?: Instead | undefined }> {
  const { query, exact = false } = state;
  if (query === undefined) {
    const find = finder(shop, state);
    return { find, whole: await find(search) };
  }
  const [first, ...others] = waysToSearch(query, exact);
  let way = first;
  let whole = await finder(shop, state, way)(search);
  for (const other of others) {
    if (totalOf(whole) > 0) break;
    way = other;
    whole = await finder(shop, state, way)(search);
  }
  const instead = exact ? undefined : insteadOf(query, whole.products ?? [], way);
  return { find: finder(shop, state, way), whole, instead };
}

const countsOf = (found: Found): Counts => {
  const results = found.aggregationData?.results ?? [];
  const named = (name: string) => results.find((result) => result.name === name);
  return {
    count: (name, value) =>
      named(name)?.values?.results?.find((bucket) => bucket.value === value)?.count ?? 0,
    scalar: (name) => named(name)?.scalar?.value,
  };
};

const totalOf = (found: Found): number => countsOf(found).count('total', 'true');

interface ListingPage {
  collections: readonly Collection[];
  /** Absent on the listing of everything. */
  collection?: Collection;
  state: ListingState;
  /** The products that its merchant gave a place, in their order. */
  arranged?: readonly string[];
}

/** An order that there is, here and at first. */
function inKnownOrder({ usual, ...requested }: ListingState, known: readonly Sort[]): ListingState {
  const first = usual && known.includes(usual) && usual !== 'newest' ? usual : undefined;
  const sort = known.includes(requested.sort) ? requested.sort : (first ?? 'newest');
  return { ...requested, sort, ...(first && { usual: first }) };
}

/** The products of a page, and beside each value of a facet how many it would leave. */
export async function readListing(
  { shop, placeholder, mediaBase, ratings }: PageRequest,
  { collections, collection, state: requested, arranged }: ListingPage,
): Promise<ListingData> {
  // Whoever keeps no stars sorts by none.
  const every: readonly Sort[] = requested.usual === 'arranged' ? ['arranged', ...sorts] : sorts;
  const known = ratings ? every : every.filter((sort) => sort !== 'rating');
  const state = inKnownOrder(requested, known);
  const base = {
    categories: Object.fromEntries(collections.map(({ slug, id }) => [slug, id])),
    ...(collection && { categoryId: collection.id }),
  };
  const active = activeFacets(state);
  const everything = Object.values(AGGREGATIONS).flat();
  const reading = readWhole(shop, state, {
    filter: listingFilter(cleared(state), base),
    cursorPaging: { limit: LARGEST },
    aggregations: [TOTAL, ...AGGREGATIONS.price],
  });
  // Only words may have to be looked for in another way.
  const find = state.query === undefined ? finder(shop, state) : (await reading).find;
  const [{ whole, instead }, { first, products, page }, ...others] = await Promise.all([
    reading,
    readPage(
      shop,
      find,
      { filter: listingFilter(state, base), aggregations: [TOTAL, ...everything] },
      { page: state.page, places: state.sort === 'arranged' ? (arranged ?? []) : [] },
    ),
    // A facet's own choice does not count against its other values.
    ...active.map((facet) =>
      find({
        filter: listingFilter(state, base, facet),
        cursorPaging: { limit: 1 },
        aggregations: AGGREGATIONS[facet],
      }),
    ),
  ]);
  const counts = (facet: Facet): Counts => {
    const at = active.indexOf(facet);
    return countsOf(others[at] ?? first);
  };
  return {
    state: { ...state, page },
    sorts: known,
    ...(instead && { instead }),
    posters: await withRatings(
      await withPlaceholders(
        products.map((product) => toPoster(product, mediaBase)),
        placeholder,
      ),
      ratings,
    ),
    total: totalOf(first),
    of: totalOf(whole),
    facets: facetsOf({
      state,
      counts,
      whole: countsOf(whole),
      families: collection ? [] : collections,
      vocabulary: vocabularyOf(whole.products ?? []),
    }),
  };
}
