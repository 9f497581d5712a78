import type { ListSpec } from '../../data/list-state.ts';

export const availabilities = ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK', 'OUT_OF_STOCK'] as const;

export const productListSpec = {
  openingSort: { field: 'name', order: 'ASC' },
  fields: [
    { id: 'name', path: 'name', kind: 'text' },
    { id: 'visible', path: 'visible', kind: 'yesNo' },
    { id: 'stock', path: 'inventory.availabilityStatus', kind: 'choice', options: availabilities },
    { id: 'price', path: 'actualPriceRange.minValue.amount', kind: 'amount' },
    { id: 'slug', path: 'slug', kind: 'text' },
    { id: 'option', path: 'options.choicesSettings.choices.name', kind: 'words' },
    { id: 'created', path: 'createdDate', kind: 'date' },
    { id: 'updated', path: 'updatedDate', kind: 'date' },
  ],
  tabs: [
    { id: 'soldOut', values: { 'inventory.availabilityStatus': ['OUT_OF_STOCK'] }, tone: 'danger' },
    { id: 'partly', values: { 'inventory.availabilityStatus': ['PARTIALLY_OUT_OF_STOCK'] } },
    { id: 'inStock', values: { 'inventory.availabilityStatus': ['IN_STOCK'] } },
  ],
  quickSearch(text, own) {
    const typed = text.trim();
    if (typed === '') return undefined;
    if (!own) return { name: { $contains: typed } };
    return { $and: typed.split(/\s+/).map((word) => ({ searchText: { $contains: word } })) };
  },
  unlessAsked: [],
} as const satisfies ListSpec;
