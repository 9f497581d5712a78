import { querySpec } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';
import type { ReviewRequest } from './request.ts';

const MAX_PAGE = 100;
const DEFAULT_PAGE = 50;
/** Counting further takes longer than anybody waits. */
export const MAX_COUNTED = 10_000;

export const requests = defineEntity<ReviewRequest>({
  table: 'review_requests',
  spec: querySpec('reviews_review-requests', 'ReviewRequestQuerySpec'),
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    sendDate: { type: 'date', required: true, index: true },
    status: { type: 'text', required: true },
    'order.id': { type: 'text', index: true },
    'recipient.contactId': { type: 'text', index: true },
    'items.catalogItemId': { type: 'list' },
  },
  indexes: [['status', 'sendDate']],
  summary: ['status'],
  defaultSort: [{ fieldName: 'createdDate', order: 'ASC' }],
  defaultLimit: DEFAULT_PAGE,
  maxLimit: MAX_PAGE,
  revision: true,
});

export const entities = [requests];
