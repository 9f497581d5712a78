import { querySpec } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';
import type { ShippingOption } from './shipping-option.ts';

export const shippingOptions = defineEntity<ShippingOption>({
  table: 'shipping_options',
  spec: querySpec('ecom_shipping-options', 'ShippingOptionQuerySpec'),
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    updatedDate: { type: 'date' },
    deliveryRegionIds: { type: 'list' },
  },
  readonly: ['id', 'revision', 'createdDate', 'updatedDate', 'deliveryRegionId', 'deliveryRegionIds'],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 100,
  revision: true,
});

export const entities = [shippingOptions];
