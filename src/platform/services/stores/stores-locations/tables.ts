import { querySpec, type Reply, type StoresLocationsApi } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';

/** Where the shop keeps and sells its goods. */
export type StoresLocation = NonNullable<Reply<StoresLocationsApi, 'getStoresLocation'>['storesLocation']> & {
  id: string;
};

export const storesLocations = defineEntity<StoresLocation>({
  table: 'stores_locations',
  spec: querySpec('stores_stores-locations-v-3', 'StoresLocationQuerySpec'),
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    updatedDate: { type: 'date' },
    defaultLocation: { type: 'boolean', required: true },
  },
  defaultSort: [{ fieldName: 'createdDate', order: 'ASC' }],
  maxLimit: 100,
  revision: true,
});

export const entities = [storesLocations];
