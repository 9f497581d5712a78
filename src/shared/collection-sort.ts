/** The default sort order of a collection in the store. */
export const collectionSorts = ['newest', 'arranged', 'rating', 'price-low', 'price-high', 'name'] as const;
export type CollectionSort = (typeof collectionSorts)[number];

/** The contract knows none; a category's own fields carry it, so that every storefront reads it by the SDK. */
const SPACE = '@counterpart/shelf';

interface Extended {
  namespaces?: Record<string, Record<string, unknown>> | undefined;
}

export const collectionSortOf = (extended: Extended | null | undefined): CollectionSort => {
  const stored = extended?.namespaces?.[SPACE]?.['order'];
  return collectionSorts.find((order) => order === stored) ?? 'newest';
};

export const withCollectionSort = (extended: Extended | null | undefined, order: CollectionSort) => ({
  namespaces: { ...extended?.namespaces, [SPACE]: { ...extended?.namespaces?.[SPACE], order } },
});

/** So many can be given a place; the contract arranges no more. */
export const MAX_ARRANGED = 100;
