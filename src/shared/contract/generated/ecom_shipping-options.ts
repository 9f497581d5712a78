// Written by `npm run generate` from @wix/auto_sdk_ecom_shipping-options 1.0.244.
import type * as schema from '../schema.ts';

export const ConditionType = ['BY_TOTAL_WEIGHT', 'BY_TOTAL_PRICE', 'BY_TOTAL_QUANTITY'] as const;
export type ConditionType = (typeof ConditionType)[number];

export const LogicalOperator = ['EQ', 'GT', 'GTE', 'LT', 'LTE'] as const;
export type LogicalOperator = (typeof LogicalOperator)[number];

export const Condition = {
  type: { values: ConditionType },
  value: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gte: 0, lte: 999999999, maxScale: 6 } },
  operator: { values: LogicalOperator },
} as const satisfies schema.Message;

export const ConditionalRates = {
  amount: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gte: 0, lte: 999999999, maxScale: 3 } },
  conditions: { of: Condition, array: true, maxSize: 10 },
  multiplyByQuantity: { type: 'boolean' },
} as const satisfies schema.Message;

export const ShippingOption = {
  deliveryRegionId: { type: 'string', format: 'GUID', immutable: true },
  deliveryRegionIds: { type: 'string', array: true, maxSize: 50, format: 'GUID', immutable: true },
  title: { type: 'string', maxLength: 1000 },
  estimatedDeliveryTime: { type: 'string', maxLength: 500 },
  rates: { of: ConditionalRates, array: true, maxSize: 50, minSize: 1 },
  extendedFields: { type: 'struct' },
} as const satisfies schema.Message;

export const shippingOption = {
  fqdn: 'wix.ecom.v1.shipping_option',
  fields: ShippingOption,
  required: { create: [], update: ['id', 'revision'] },
} as const satisfies schema.Entity;

export const ShippingOptionQuerySpec = {
  paging: 'cursor',
  fields: {
    deliveryRegionIds: { operators: ['$hasAll', '$hasSome'], sort: 'BOTH', type: 'string' },
    createdDate: { operators: '*', sort: 'BOTH', type: 'timestamp' },
    id: { operators: '*', sort: 'BOTH', type: 'string' },
    updatedDate: { operators: '*', sort: 'BOTH', type: 'timestamp' },
    deliveryRegionId: { operators: '*', sort: 'BOTH', type: 'string' },
    estimatedDeliveryTime: { operators: '*', sort: 'BOTH', type: 'string' },
  },
  searchable: [],
  aggregatable: [],
} as const satisfies schema.QuerySpec;
