import { querySpec } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';
import type { PickupLocation } from './pickup-location.ts';

export const pickupLocations = defineEntity<PickupLocation>({
  table: 'pickup_locations',
  spec: querySpec('ecom_pickup-locations', 'PickupLocationQuerySpec'),
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    updatedDate: { type: 'date' },
    name: { type: 'text' },
    shippingRuleId: { type: 'text', index: true },
    deliveryRegionIds: { type: 'list' },
  },
  readonly: ['id', 'revision', 'createdDate', 'updatedDate', 'deliveryRegionIds'],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 100,
  revision: true,
});

export const entities = [pickupLocations];
