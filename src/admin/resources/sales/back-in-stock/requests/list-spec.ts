import type { ListSpec } from '#admin/data/list-state.ts';

export const requestsSpec = {
  openingSort: { field: 'createdDate', order: 'DESC' },
  fields: [
    { id: 'requested', path: 'createdDate', kind: 'date' },
    { id: 'variant', path: 'variantId', kind: 'name', record: 'back-in-stock', own: true },
    { id: 'product', path: 'catalogReference.catalogItemId', kind: 'name', record: 'products', own: true },
    { id: 'email', path: 'email', kind: 'text', own: true },
    { id: 'language', path: 'language', kind: 'text', own: true },
  ],
  tabs: [
    { id: 'waiting', values: { status: ['RECEIVED'] } },
    { id: 'sending', values: { status: ['PROCESSING'] } },
    { id: 'sent', values: { status: ['NOTIFICATION_SENT'] } },
    { id: 'failed', values: { status: ['FAILED'] }, tone: 'danger' },
  ],
  quickSearch: (text, own) => (own ? { email: { $contains: text } } : undefined),
  unlessAsked: [],
} as const satisfies ListSpec;
