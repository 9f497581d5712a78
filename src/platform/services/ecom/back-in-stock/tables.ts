import { querySpec, type QueryField, type QuerySpec } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';
import type { NotificationRequest } from './request.ts';

const declared = querySpec('ecom_back-in-stock-notifications', 'BackInStockNotificationRequestQuerySpec');
const found = (field: string, sort: QueryField['sort']): QueryField => ({ field, operators: '*', sort });

/** Assumed: these can be asked for too, although the contract does not declare them. */
const spec: QuerySpec = {
  ...declared,
  fields: [
    ...declared.fields,
    found('variantId', 'NONE'),
    found('catalogReference.catalogItemId', 'NONE'),
    found('email', 'BOTH'),
    found('language', 'NONE'),
  ],
};

export const requests = defineEntity<NotificationRequest>({
  table: 'back_in_stock_requests',
  spec,
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    status: { type: 'text', required: true },
    contactId: { type: 'text', required: true, index: true },
    variantId: { type: 'text', required: true },
    emailKey: { type: 'text', required: true },
    memberId: { type: 'text', index: true },
    settledDate: { type: 'date', index: true },
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
