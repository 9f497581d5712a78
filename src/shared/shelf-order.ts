/** In which order a collection's shelf stands in the shop, unless a shopper asks for another. */
export const shelfOrders = ['newest', 'arranged', 'rating', 'price-low', 'price-high', 'name'] as const;
export type ShelfOrder = (typeof shelfOrders)[number];

/** The contract knows none; a category's own fields carry it, so that every storefront reads it by the SDK. */
const SPACE = '@counterpart/shelf';

interface Extended {
  namespaces?: Record<string, Record<string, unknown>> | undefined;
}

export const shelfOrderOf = (extended: Extended | null | undefined): ShelfOrder => {
  const kept = extended?.namespaces?.[SPACE]?.['order'];
  return shelfOrders.find((order) => order === kept) ?? 'newest';
};

export const withShelfOrder = (extended: Extended | null | undefined, order: ShelfOrder) => ({
  namespaces: { ...extended?.namespaces, [SPACE]: { ...extended?.namespaces?.[SPACE], order } },
});

/** So many can be given a place; the contract arranges no more. */
export const MAX_ARRANGED = 100;
