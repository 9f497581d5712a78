// Written by `npm run generate` from @wix/auto_sdk_ecom_back-in-stock-notifications 1.0.66.
import type * as schema from '../schema.ts';

export const Status = ['UNSPECIFIED', 'RECEIVED', 'PROCESSING', 'NOTIFICATION_SENT', 'FAILED'] as const;
export type Status = (typeof Status)[number];

export const CatalogReference = {
  catalogItemId: { type: 'string', maxLength: 36, minLength: 1 },
  appId: { type: 'string', minLength: 1 },
  options: { type: 'struct' },
} as const satisfies schema.Message;

export const BackInStockNotificationRequest = {
  catalogReference: { of: CatalogReference },
  email: { type: 'string', format: 'EMAIL' },
  itemUrl: { type: 'string', format: 'WEB_URL' },
} as const satisfies schema.Message;

export const BackInStockNotificationRequestQuerySpec = {
  paging: 'cursor',
  fields: {
    createdDate: { operators: '*', sort: 'BOTH' },
    id: { operators: '*', sort: 'BOTH' },
    autoNotified: { operators: '*', sort: 'BOTH' },
    contactId: { operators: '*', sort: 'BOTH' },
    itemUrl: { operators: '*', sort: 'BOTH' },
    status: { operators: '*', sort: 'BOTH' },
  },
  searchable: [],
  aggregatable: [],
} as const satisfies schema.QuerySpec;
