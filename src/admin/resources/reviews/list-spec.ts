import type { ListSpec } from '../../data/list-state.ts';

const status = 'moderation.moderationStatus';

export const reviewListSpec = {
  openingSort: { field: 'createdDate', order: 'DESC' },
  fields: [
    { id: 'written', path: 'createdDate', kind: 'date' },
    { id: 'stars', path: 'content.rating', kind: 'choice', options: ['5', '4', '3', '2', '1'] },
    { id: 'verified', path: 'verified', kind: 'yesNo' },
    { id: 'source', path: 'origin.type', kind: 'choice', options: ['ORGANIC', 'APP'] },
    { id: 'product', path: 'entityId', kind: 'choice', record: 'products' },
  ],
  tabs: [
    { id: 'waiting', values: { [status]: ['IN_MODERATION', 'SUBMITTED'] } },
    { id: 'approved', values: { [status]: ['APPROVED'] } },
    { id: 'rejected', values: { [status]: ['REJECTED'] } },
  ],
  unlessAsked: [],
} as const satisfies ListSpec;
