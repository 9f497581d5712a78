import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tabCounts } from './tab-counts.ts';

const fields = ['status', 'paymentStatus'] as const;
const tabs: Parameters<typeof tabCounts>[2] = [
  { id: 'due', values: { status: ['APPROVED'], paymentStatus: ['NOT_PAID', 'PENDING'] } },
  { id: 'gone', values: { status: ['CANCELED'] } },
];
const order = fc.record({
  status: fc.constantFrom('APPROVED', 'CANCELED', 'PENDING'),
  paymentStatus: fc.constantFrom('NOT_PAID', 'PENDING', 'PAID'),
});

it('adds the combinations of one aggregate to what counting each tab by itself gives', () => {
  fc.assert(
    fc.property(fc.array(order, { maxLength: 60 }), (orders) => {
      const buckets: Record<string, number> = {};
      for (const one of orders) {
        const key = `(${one.status}|${one.paymentStatus})`;
        buckets[key] = (buckets[key] ?? 0) + 1;
      }
      const due = orders.filter((o) => o.status === 'APPROVED' && o.paymentStatus !== 'PAID').length;
      const missing = orders.filter((o) => o.status === 'CANCELED').length;
      expect(tabCounts(buckets, fields, tabs)).toEqual({ all: orders.length, tabs: { due, gone: missing } });
    }),
  );
});
