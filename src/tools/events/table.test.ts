import { describe, expect, it } from 'vitest';
import { eventTypes } from '../../platform/contract/index.ts';
import { services } from '../../platform/services.ts';
import { eventRows, renderEvents } from './table.ts';

describe('the table of events', () => {
  const rows = eventRows(services);

  it('sdk: has every event of the contract once, told or with a reason', () => {
    expect(rows.map(({ eventType }) => eventType).toSorted()).toEqual(
      [...new Set(eventTypes.map(({ type }) => type))].toSorted(),
    );
    for (const { by, also, not } of rows) expect([by.length > 0 || also !== '', not !== '']).toContain(true);
  });

  it('names served operations only, and says so where none is', () => {
    const nobody = eventRows([]);
    expect(nobody.find(({ eventType }) => eventType === 'wix.ecom.v1.order_canceled')).toMatchObject({
      by: [],
      not: 'its operations are not served',
    });
    expect(rows.find(({ eventType }) => eventType === 'wix.ecom.v1.order_canceled')).toMatchObject({
      by: ['cancelOrder', 'updateOrderStatus'],
      not: '',
    });
  });

  it('is written in the contract’s words', () => {
    const text = renderEvents(rows);
    expect(text).toContain('| `approved` | `createOrder` `updateOrderStatus`');
    expect(text).toContain('| `ProductCreated` |');
  });
});
