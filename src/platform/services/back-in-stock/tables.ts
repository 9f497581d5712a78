import { querySpec } from '../../contract/index.ts';
import { defineEntity } from '../../store/index.ts';
import type { NotificationRequest } from './request.ts';

export const requests = defineEntity<NotificationRequest>({
  table: 'back_in_stock_requests',
  spec: querySpec('ecom_back-in-stock-notifications', 'BackInStockNotificationRequestQuerySpec'),
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    status: { type: 'text', required: true },
    contactId: { type: 'text', required: true, index: true },
    variantId: { type: 'text', required: true },
    emailKey: { type: 'text', required: true },
  },
  types: { autoNotified: 'boolean' },
  indexes: [
    ['status', 'createdDate'],
    ['variantId', 'status', 'createdDate'],
  ],
  summary: ['status'],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 100,
});

export const entities = [requests];
