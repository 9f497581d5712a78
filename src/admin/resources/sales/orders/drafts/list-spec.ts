import { EditingStatus } from '#shared/contract/generated/ecom_draft-orders.ts';
import type { ListSpec } from '#admin/data/list-state.ts';

export const draftListSpec = {
  openingSort: { field: 'updatedDate', order: 'DESC' },
  fields: [
    { id: 'status', path: 'status', kind: 'choice', options: EditingStatus },
    { id: 'created', path: 'createdDate', kind: 'date' },
    { id: 'updated', path: 'updatedDate', kind: 'date' },
  ],
  tabs: [
    { id: 'placed', values: { status: ['COMMITTED'] } },
    { id: 'edits', values: { status: ['DRAFT'] }, filter: { source: { $exists: true } }, own: true },
  ],
  // The edit of an order is no order to come; once saved, the order's timeline tells of it.
  unlessAsked: [
    { field: 'status', filter: { status: 'DRAFT', orderId: { $exists: false } } },
    { field: 'status', filter: { source: { $exists: false } }, own: true },
  ],
} as const satisfies ListSpec;
