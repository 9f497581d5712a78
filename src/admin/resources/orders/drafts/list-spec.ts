import { EditingStatus } from '../../../../shared/contract/generated/ecom_draft-orders.ts';
import type { ListSpec } from '../../../data/list-state.ts';

export const draftListSpec = {
  openingSort: { field: 'updatedDate', order: 'DESC' },
  fields: [
    { id: 'status', path: 'status', kind: 'choice', options: EditingStatus },
    { id: 'created', path: 'createdDate', kind: 'date' },
    { id: 'updated', path: 'updatedDate', kind: 'date' },
  ],
  tabs: [{ id: 'placed', values: { status: ['COMMITTED'] } }],
  unlessAsked: [{ field: 'status', filter: { status: 'DRAFT' } }],
} as const satisfies ListSpec;
