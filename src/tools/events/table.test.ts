import { describe, expect, it } from 'vitest';
import { eventTypes } from '../../platform/contract/index.ts';
import { services } from '../../platform/services.ts';
import { mergeProofs, parseProofs, readProofs, renderProofs, type Proof } from './proofs.ts';
import { eventRows, isProven, renderEvents } from './table.ts';

const approved = 'wix.ecom.v1.order_approved';
const proof = (operation: string, by = 'a.test.ts', eventType = approved): Proof => ({
  eventType,
  operation,
  by,
});

describe('the table of events', () => {
  const rows = eventRows(services, readProofs());
  const row = (eventType: string, proofs: readonly Proof[], of = services) =>
    eventRows(of, proofs).find((one) => one.eventType === eventType);

  it('sdk: has every event of the contract once, told or with a reason', () => {
    expect(rows.map(({ eventType }) => eventType).toSorted()).toEqual(
      [...new Set(eventTypes.map(({ type }) => type))].toSorted(),
    );
    for (const { proven, said, also, not } of rows)
      expect([proven.length + said.length > 0 || also !== '', not !== '']).toContain(true);
  });

  it('has no proof of what is said not to be told', () => {
    expect(rows.filter((one) => one.not !== '' && isProven(one))).toEqual([]);
  });

  it('names served operations only, and says so where none is', () => {
    const canceled = 'wix.ecom.v1.order_canceled';
    expect(row(canceled, [], [])).toMatchObject({
      proven: [],
      said: [],
      not: 'its operations are not served',
    });
    expect(row(canceled, [])).toMatchObject({ said: ['cancelOrder', 'updateOrderStatus'], not: '' });
  });

  it('tells what was seen from what is only said', () => {
    const seen = row(approved, [proof('ecom_orders.createOrder'), proof('ecom_checkout.createOrder')]);
    expect(seen).toMatchObject({ proven: ['createOrder'], otherwise: false });
    expect(seen?.said).toContain('updateOrderStatus');
    expect(seen?.said).not.toContain('createOrder');
    expect(row(approved, [proof('-')])).toMatchObject({ proven: [], otherwise: true });
    expect(() => row(approved, [proof('-', 'a.test.ts', 'wix.ecom.v1.order_eaten')])).toThrow('order_eaten');
  });

  it('is written in the contract’s words', () => {
    const text = renderEvents(eventRows(services, [proof('ecom_orders.createOrder')]));
    expect(text).toContain(
      '| `approved` | `createOrder` and when a payment comes in (unproved: `updateOrderStatus`',
    );
    expect(text).toContain('| `canceled` | (unproved: `cancelOrder` `updateOrderStatus`) | **no** |');
    expect(text).toContain(
      '| `chargeback_approved` | **not told**: no provider here tells of chargebacks |  |',
    );
    expect(text).toContain('| `ProductCreated` |');
  });
});

describe('proofs', () => {
  it('are read as they were written', () => {
    const all = [proof('x.one', 'b.test.ts'), proof('-', 'a.test.ts'), proof('x.two', 'b.test.ts')];
    expect(parseProofs(renderProofs(all))).toEqual([
      proof('-', 'a.test.ts'),
      proof('x.one', 'b.test.ts'),
      proof('x.two', 'b.test.ts'),
    ]);
  });

  it('stay with the file that has them until it sees them no longer', () => {
    const before = [proof('x.one'), proof('x.two'), proof('x.three', 'other.test.ts')];
    const ran = new Map([
      ['a.test.ts', [`${approved} x.one`]],
      ['b.test.ts', [`${approved} x.one`, `${approved} x.two`, `${approved} x.four`]],
    ]);
    expect(mergeProofs(before, ran)).toEqual([
      proof('x.one'),
      proof('x.three', 'other.test.ts'),
      proof('x.two', 'b.test.ts'),
      proof('x.four', 'b.test.ts'),
    ]);
  });
});
