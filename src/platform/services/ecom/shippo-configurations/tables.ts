import { querySpec } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';
import type { ShippoConfiguration } from './shippo-configuration.ts';

export const shippoConfigurations = defineEntity<ShippoConfiguration>({
  table: 'shippo_configurations',
  spec: querySpec('ecom_shippo-configurations', 'ShippoConfigurationQuerySpec'),
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    updatedDate: { type: 'date' },
    deliveryRegionId: { type: 'text', index: true },
  },
  readonly: [
    'id',
    'revision',
    'createdDate',
    'updatedDate',
    'deliveryRegionId',
    'deliveryRegionIds',
    'shipFromAddress',
  ],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 100,
  revision: true,
});

export const entities = [shippoConfigurations];
