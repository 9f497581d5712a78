import { rowsBefore } from '#database/retention.ts';
import { defineService } from '#platform/service.ts';
import { listeners } from './listen.ts';
import { migrations } from './migrations.ts';
import { entities } from './tables.ts';

export const deliverySlots = defineService({
  name: 'delivery-slots',
  retentionRules: [
    {
      what: 'Places in delivery slots, with the checkout and order that had them',
      since: 'the slot',
      days: 30,
      forget: rowsBefore('delivery_slots', 'slot_from'),
    },
  ],
  listeners,
  entities,
  migrations,
});
