import type { CollectionSort } from '../../shared/collection-sort.ts';

/** Those that every listing has; a collection may have its merchant's own beside them. */
export const sorts = ['newest', 'rating', 'price-low', 'price-high', 'name'] as const;
export type Sort = CollectionSort;
export type Stock = 'in' | 'out';

/** What a shopper asked of a listing; all of it stands in the address. */
export interface ListingState {
  families: readonly string[];
  palettes: readonly string[];
  /** `Size:50 × 70 cm` */
  choices: readonly string[];
  min?: number;
  max?: number;
  stock?: Stock;
  sort: Sort;
  /** The order it has unless asked for another, where that is not the newest first. */
  usual?: Sort;
  page: number;
  /** What was searched for. */
  query?: string;
  /** Word for word: no other spelling, no other word. */
  exact?: true;
}

export type ListFacet = 'families' | 'palettes' | 'choices';

const names = { families: 'family', palettes: 'palette', choices: 'choice' } as const;
const lists = Object.keys(names) as ListFacet[];

/** More than anybody ticks by hand; a made-up address must not cost more than a shopper's. */
const MAX_VALUES = 20;
const MAX_PAGES = 40;
const MAX_LENGTH = 100;

const amount = (text: string | null): number | undefined => {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) && value >= 0 && value < 1e9 ? value : undefined;
};

/** @param usual the order of the listing where the address asks for none */
export function parseListing(search: URLSearchParams, usual: Sort = 'newest'): ListingState {
  const all = (facet: ListFacet): string[] =>
    [...new Set(search.getAll(names[facet]))]
      .filter((value) => value.length <= MAX_LENGTH)
      .slice(0, MAX_VALUES);
  const [min, max] = [amount(search.get('min')), amount(search.get('max'))];
  const stock = search.get('stock');
  const page = Number(search.get('page'));
  const query = search.get('q')?.trim().slice(0, MAX_LENGTH);
  return {
    families: all('families'),
    palettes: all('palettes'),
    choices: all('choices'),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...((stock === 'in' || stock === 'out') && { stock }),
    sort: [usual, ...sorts].find((sort) => sort === search.get('sort')) ?? usual,
    ...(usual !== 'newest' && { usual }),
    page: Number.isInteger(page) ? Math.min(Math.max(page, 1), MAX_PAGES) : 1,
    ...(query && { query }),
    ...(query && search.get('exact') === '1' && { exact: true as const }),
  };
}

/** The state as name and value, defaults left out, always in the same order. */
export function listingEntries(state: ListingState): [name: string, value: string][] {
  return [
    ...(state.query === undefined ? [] : ([['q', state.query]] as [string, string][])),
    ...(state.exact ? ([['exact', '1']] as [string, string][]) : []),
    ...lists.flatMap((facet) => state[facet].map((value): [string, string] => [names[facet], value])),
    ...(['min', 'max', 'stock'] as const).flatMap((name): [string, string][] =>
      state[name] === undefined ? [] : [[name, String(state[name])]],
    ),
    ...(state.sort === (state.usual ?? 'newest') ? [] : ([['sort', state.sort]] as [string, string][])),
    ...(state.page === 1 ? [] : ([['page', String(state.page)]] as [string, string][])),
  ];
}

/** The query part of the address, empty for the whole listing. */
export function formatListing(state: ListingState): string {
  const text = new URLSearchParams(listingEntries(state)).toString();
  return text === '' ? '' : `?${text}`;
}

/** Another selection begins at its first page. */
export const withChange = (state: ListingState, change: Partial<ListingState>): ListingState => ({
  ...state,
  page: 1,
  ...change,
});

export function toggle(state: ListingState, facet: ListFacet, value: string): ListingState {
  const chosen = state[facet];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return withChange(state, { [facet]: next });
}

const without = (state: ListingState, ...keys: ('min' | 'max' | 'stock')[]): ListingState => {
  const rest = { ...state, page: 1 };
  for (const key of keys) delete rest[key];
  return rest;
};

export const withoutPrice = (state: ListingState): ListingState => without(state, 'min', 'max');
export const withStock = (state: ListingState, stock: Stock | undefined): ListingState =>
  stock === undefined ? without(state, 'stock') : withChange(state, { stock });

/** The listing as it is before anything is ticked; what was searched for and the order stay. */
export const cleared = ({ sort, usual, query, exact }: ListingState): ListingState => ({
  families: [],
  palettes: [],
  choices: [],
  sort,
  ...(usual && { usual }),
  page: 1,
  ...(query !== undefined && { query }),
  ...(exact && { exact }),
});

export const isNarrowed = (state: ListingState): boolean =>
  lists.some((facet) => state[facet].length > 0) ||
  state.min !== undefined ||
  state.max !== undefined ||
  state.stock !== undefined;
