import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareMoney, minMoney } from '#shared/money.ts';
import { sumPayments } from '../../order-transactions/public.ts';
import type { Stamp } from '../order.ts';
import { importedMoney, importedOrder, importViolations } from './imported.ts';
import type { OrderInput } from './new-order.ts';

const cents = fc.integer({ min: 0, max: 10_000_000 }).map((value) => (value / 100).toFixed(2));
const statuses = fc.constantFrom(
  'NOT_PAID',
  'PAID',
  'PARTIALLY_PAID',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
);

it('assumed: the money beside an imported order is what the order says, never more back than came in', () => {
  fc.assert(
    fc.property(cents, cents, statuses, (paid, refunded, paymentStatus) => {
      let guids = 0;
      const stamp: Stamp = { now: '2026-01-01T00:00:00.000Z', author: undefined, guid: () => `g${++guids}` };
      const input = {
        paymentStatus,
        priceSummary: { total: { amount: paid } },
        balanceSummary: { paid: { amount: paid }, refunded: { amount: refunded } },
      } as OrderInput;
      const made = { id: 'o', number: '1', currency: 'EUR', language: 'en' };
      const order = importedOrder(input, made, stamp);
      const money = importedMoney(order, undefined, stamp);
      const totals = sumPayments(money);
      expect(compareMoney(totals.paid, paid)).toBe(0);
      expect(compareMoney(totals.refunded, minMoney(refunded, paid))).toBe(0);
      expect(order.paymentStatus).toBe(paymentStatus);
    }),
  );
});

it('assumed: a date that is none is rejected', () => {
  const input = { createdDate: 'long ago', priceSummary: { total: { amount: '1' } } } as OrderInput;
  expect(importViolations(input, 'EUR')).toMatchObject([
    { field: 'order.createdDate', violatedRule: 'FORMAT' },
  ]);
  expect(importViolations({ ...input, createdDate: '2024-01-01T00:00:00Z' }, 'EUR')).toEqual([]);
});
