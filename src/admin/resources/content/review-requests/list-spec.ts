import type { ListSpec } from '#admin/data/list-state.ts';

const reviewed = 'items.reviewId';

export const requestListSpec = {
  openingSort: { field: 'sendDate', order: 'DESC' },
  fields: [
    { id: 'when', path: 'sendDate', kind: 'date' },
    { id: 'created', path: 'createdDate', kind: 'date' },
    { id: 'product', path: 'items.catalogItemId', kind: 'list', record: 'products' },
  ],
  tabs: [
    { id: 'planned', values: { status: ['SCHEDULED'] } },
    { id: 'sent', values: { status: ['SENT'] }, filter: { [reviewed]: { $exists: false } } },
    { id: 'answered', values: { status: ['SENT'] }, filter: { [reviewed]: { $exists: true } } },
    { id: 'skipped', values: { status: ['CANCELED'] } },
    { id: 'failed', values: { status: ['FAILED'] }, tone: 'danger' },
  ],
  unlessAsked: [],
} as const satisfies ListSpec;
