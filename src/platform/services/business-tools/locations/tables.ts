import { querySpec } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';
import type { StoredLocation } from './location.ts';

export const businessLocations = defineEntity<StoredLocation>({
  table: 'business_locations',
  spec: querySpec('business-tools_locations', 'LocationQuerySpec'),
  columns: { createdDate: { type: 'date', required: true, index: true } },
  types: { default: 'boolean', archived: 'boolean' },
  readonly: ['id', 'revision', 'default', 'archived', 'createdDate', 'updatedDate'],
  defaultSort: [{ fieldName: 'createdDate', order: 'ASC' }],
  maxLimit: 1000,
  defaultLimit: 50,
  revision: true,
});

export const entities = [businessLocations];
