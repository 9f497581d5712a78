import type { Sort, ListingState } from './listing-state.ts';

export type Facet = 'families' | 'palettes' | 'choices' | 'price' | 'stock';
export type Filter = Record<string, unknown>;

interface Base {
  /** Of the collection whose listing it is. */
  categoryId?: string;
  /** Category ids by slug. */
  categories: Readonly<Record<string, string>>;
}

export const FIELDS = {
  category: 'directCategoriesInfo.categories',
  info: 'infoSections.uniqueName',
  choice: 'options.choicesSettings.choices.name',
  price: 'actualPriceRange.minValue.amount',
  stock: 'inventory.availabilityStatus',
} as const;

export const PALETTE = 'palette-';
const IN_STOCK = ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK'];

const inCategories = (ids: readonly string[]): Filter => ({
  [FIELDS.category]: { $matchItems: [{ _id: { $in: ids } }] },
});

/** `Size:50 × 70 cm` and `Size:70 × 98 cm` are one question, `Frame:Oak` another. */
function choiceFilters(choices: readonly string[]): Filter[] {
  const byOption = Object.groupBy(choices, (choice) => choice.slice(0, choice.indexOf(':')));
  return Object.values(byOption).map((group = []) => ({
    [FIELDS.choice]: { $hasSome: group.map((choice) => choice.slice(choice.indexOf(':') + 1)) },
  }));
}

function priceFilter({ min, max }: ListingState): Filter[] {
  const bounds = { ...(min !== undefined && { $gte: min }), ...(max !== undefined && { $lte: max }) };
  return Object.keys(bounds).length > 0 ? [{ [FIELDS.price]: bounds }] : [];
}

/** What must hold for a product to stand on the listing; `except` leaves one facet's own choice out, to count it. */
export function listingFilter(state: ListingState, { categoryId, categories }: Base, except?: Facet): Filter {
  const families = state.families.map((slug) => categories[slug] ?? 'unknown');
  const parts: Record<Facet, Filter[]> = {
    families: families.length > 0 ? [inCategories(families)] : [],
    palettes:
      state.palettes.length > 0
        ? [{ [FIELDS.info]: { $hasSome: state.palettes.map((palette) => PALETTE + palette) } }]
        : [],
    choices: choiceFilters(state.choices),
    price: priceFilter(state),
    stock: state.stock
      ? [{ [FIELDS.stock]: { $in: state.stock === 'in' ? IN_STOCK : ['OUT_OF_STOCK'] } }]
      : [],
  };
  const all: Filter[] = [
    { visible: true },
    ...(categoryId === undefined ? [] : [inCategories([categoryId])]),
    ...(Object.keys(parts) as Facet[]).flatMap((facet) => (facet === except ? [] : parts[facet])),
  ];
  return all.length === 1 ? (all[0] as Filter) : { $and: all };
}

export const activeFacets = (state: ListingState): Facet[] =>
  (['families', 'palettes', 'choices', 'price', 'stock'] as const).filter((facet) => {
    if (facet === 'price') return state.min !== undefined || state.max !== undefined;
    if (facet === 'stock') return state.stock !== undefined;
    return state[facet].length > 0;
  });

const NEWEST = { fieldName: '_createdDate', order: 'DESC' } as const;

export const sortings = {
  newest: [NEWEST],
  /** `ratingScore` is Counterpart's own: the hosted platform cannot sort by it. */
  rating: [{ fieldName: 'ratingScore', order: 'DESC' }, NEWEST],
  /** What follows those that have a place. */
  arranged: [NEWEST],
  'price-low': [{ fieldName: FIELDS.price, order: 'ASC' }],
  'price-high': [{ fieldName: FIELDS.price, order: 'DESC' }],
  name: [{ fieldName: 'name', order: 'ASC' }],
} as const satisfies Record<Sort, readonly object[]>;
