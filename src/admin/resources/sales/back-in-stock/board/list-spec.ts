import type { ListSpec } from '#admin/data/list-state.ts';

export const boardSpec = {
  openingSort: { field: 'effect', order: 'DESC' },
  fields: [
    { id: 'product', path: 'productId', kind: 'name', record: 'products' },
    { id: 'waiting', path: 'waiting', kind: 'amount', plain: true },
    { id: 'since', path: 'since', kind: 'date' },
    { id: 'stock', path: 'stock', kind: 'amount', plain: true },
    { id: 'potentialRevenue', path: 'worth', kind: 'amount' },
    { id: 'sku', path: 'sku', kind: 'text' },
  ],
  tabs: [
    { id: 'back', values: { state: ['BACK'] } },
    { id: 'out', values: { state: ['OUT'] } },
    { id: 'unlisted', values: { state: ['GONE'] } },
  ],
  quickSearch: (text) => ({ search: { $contains: text } }),
  worth: { amount: 'worth', currency: 'currency' },
  unlessAsked: [],
} as const satisfies ListSpec;
