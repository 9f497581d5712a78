// Written by `npm run generate` from @wix/auto_sdk_stores_collections 1.0.51.
import type * as schema from '../schema.ts';

export const CollectionQuerySpec = {
  paging: 'offset',
  fields: {
    id: { operators: '*', sort: 'BOTH' },
    name: { operators: '*', sort: 'BOTH' },
  },
  searchable: [],
  aggregatable: [],
} as const satisfies schema.QuerySpec;
