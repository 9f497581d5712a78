import type { ListSpec } from '#admin/data/list-state.ts';

export const collectionListSpec = {
  openingSort: { field: 'name', order: 'ASC' },
  fields: [{ id: 'name', path: 'name', kind: 'text' }],
  tabs: [],
  quickSearch: (text) => (text.trim() === '' ? undefined : { name: { $contains: text.trim() } }),
  unlessAsked: [],
} as const satisfies ListSpec;
