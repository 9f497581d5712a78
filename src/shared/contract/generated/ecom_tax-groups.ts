// Written by `npm run generate` from @wix/auto_sdk_ecom_tax-groups 1.0.67.
import type * as schema from '../schema.ts';

export const TaxGroup = {
  name: { type: 'string', maxLength: 200, minLength: 1 },
} as const satisfies schema.Message;

export const taxGroup = {
  fqdn: 'wix.billing.v1.tax_group',
  fields: TaxGroup,
  required: { create: ['name'], update: ['id', 'name', 'revision'] },
} as const satisfies schema.Entity;

export const TaxGroupQuerySpec = {
  paging: 'cursor',
  fields: {
    name: { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'BOTH', type: 'string' },
    id: { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'BOTH', type: 'string' },
    createdDate: { operators: '*', sort: 'BOTH', type: 'timestamp' },
    updatedDate: { operators: '*', sort: 'BOTH', type: 'timestamp' },
  },
  searchable: [],
  aggregatable: [],
} as const satisfies schema.QuerySpec;
