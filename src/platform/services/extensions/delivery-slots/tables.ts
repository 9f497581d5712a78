import type { DeliveryExtras } from '#shared/delivery-offer.ts';
import { defineEntity } from '#platform/store/index.ts';

/** What the contract has no field for, beside an option or place, by its id. */
export const deliveryExtras = defineEntity<DeliveryExtras>({
  table: 'delivery_keeping',
  spec: { paging: 'cursor', fields: [], searchable: [], aggregatable: [] },
  columns: {},
  defaultSort: [{ fieldName: 'id', order: 'ASC' }],
  maxLimit: 100,
});

export const entities = [deliveryExtras];
