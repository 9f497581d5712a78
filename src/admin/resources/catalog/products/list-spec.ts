import { ARCHIVED } from '#shared/archived-products.ts';
import { collectionsDesk } from '#shared/desks/collections.ts';
import { taxGroupsDesk } from '#shared/desks/tax-groups.ts';
import type { ListSpec } from '#admin/data/list-state.ts';

export const availabilities = ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK', 'OUT_OF_STOCK'] as const;

const open = { [ARCHIVED]: { $ne: true } };

export const productListSpec = {
  openingSort: { field: 'name', order: 'ASC' },
  fields: [
    { id: 'name', path: 'name', kind: 'text' },
    { id: 'visible', path: 'visible', kind: 'yesNo' },
    { id: 'archived', path: ARCHIVED, kind: 'yesNo', own: true },
    { id: 'stock', path: 'inventory.availabilityStatus', kind: 'choice', options: availabilities },
    { id: 'tag', path: 'tags.privateTags.tagIds', kind: 'list' },
    { id: 'brand', path: 'brand.name', kind: 'name', offered: 'words' },
    { id: 'ribbon', path: 'ribbon.name', kind: 'name', offered: 'words' },
    {
      id: 'collection',
      path: 'directCategoriesInfo.categories.id',
      kind: 'name',
      offered: 'records',
      record: 'collections',
      own: true,
      rights: collectionsDesk.rights.list,
    },
    {
      id: 'taxGroup',
      path: 'taxGroupId',
      kind: 'name',
      offered: 'records',
      record: 'tax-groups',
      rights: taxGroupsDesk.rights.list,
    },
    { id: 'price', path: 'actualPriceRange.minValue.amount', kind: 'amount' },
    { id: 'slug', path: 'slug', kind: 'text' },
    { id: 'option', path: 'options.choicesSettings.choices.name', kind: 'list' },
    { id: 'created', path: 'createdDate', kind: 'date' },
    { id: 'updated', path: 'updatedDate', kind: 'date' },
  ],
  tabs: [
    { id: 'visible', values: {}, filter: { visible: true } },
    { id: 'hidden', values: {}, filter: { visible: false } },
    { id: 'soldOut', values: { 'inventory.availabilityStatus': ['OUT_OF_STOCK'] }, tone: 'danger' },
    { id: 'partly', values: { 'inventory.availabilityStatus': ['PARTIALLY_OUT_OF_STOCK'] } },
    { id: 'archived', values: {}, filter: { [ARCHIVED]: true }, own: true },
  ],
  quickSearch(text, own) {
    const typed = text.trim();
    if (typed === '') return undefined;
    if (!own) return { name: { $contains: typed } };
    return { $and: typed.split(/\s+/).map((word) => ({ searchText: { $contains: word } })) };
  },
  unlessAsked: [{ field: 'archived', filter: open, own: true }],
} as const satisfies ListSpec;
