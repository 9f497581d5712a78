import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#testing/run-size.ts';
import { sum } from '../refund/amounts.ts';
import type { RefundSource } from '../refund/refund-sources.ts';
import {
  isRefund,
  refundOf,
  refundRequestOf,
  settlementOptions,
  defaultSettlement,
  type SettlementFacts,
} from './settlement.ts';

const big = (amount: number | string) => new Big(amount);

const source = (paymentId: string, cap: number | string, more: Partial<RefundSource> = {}): RefundSource => ({
  paymentId,
  kind: 'card',
  way: 'automatic',
  paid: big(cap),
  refunded: big(0),
  pending: big(0),
  cap: big(cap),
  wholeOnly: false,
  memberLines: [],
  ...more,
});

const facts = (more: Partial<SettlementFacts>): SettlementFacts => ({
  balance: big(0),
  paid: big('100.00'),
  authorized: big(0),
  may: { request: true, record: true, refund: true },
  refund: 'none',
  ...more,
});

describe('what becomes of the difference', () => {
  it('is asked only where there is one', () => {
    expect(settlementOptions(facts({}))).toEqual([]);
    expect(defaultSettlement(facts({}))).toBeUndefined();
  });
  it('is asked for, where the order was paid', () => {
    const due = facts({ balance: big('39.00') });
    expect(settlementOptions(due).map(({ id }) => id)).toEqual(['request', 'record', 'due']);
    expect(defaultSettlement(due)).toBe('request');
    expect(defaultSettlement({ ...due, paid: big(0) })).toBe('due');
    expect(defaultSettlement({ ...due, authorized: big('139.00') })).toBe('due');
    expect(defaultSettlement({ ...due, may: { ...due.may, request: false } })).toBe('due');
  });
  it('goes back where it came from, or is left', () => {
    const owed = facts({ balance: big('-40.00'), refund: refundOf(big('40.00'), [source('a', '154.50')]) });
    expect(settlementOptions(owed)).toEqual([{ id: 'refund' }, { id: 'credit' }]);
    expect(defaultSettlement(owed)).toBe('refund');
    const nowhere = { ...owed, refund: 'none' as const };
    expect(settlementOptions(nowhere)[0]).toEqual({ id: 'refund', off: 'noPayment' });
    expect(defaultSettlement(nowhere)).toBe('credit');
  });
  it('is not decided while the payments are being read', () => {
    const reading = facts({ balance: big('-40.00'), refund: 'reading' });
    expect(settlementOptions(reading)).toEqual([{ id: 'refund', off: 'reading' }, { id: 'credit' }]);
    expect(defaultSettlement(reading)).toBeUndefined();
    const unread = { ...reading, refund: 'loadFailed' as const };
    expect(settlementOptions(unread)[0]).toEqual({ id: 'refund', off: 'loadFailed' });
    expect(defaultSettlement(unread)).toBe('credit');
    const mayNot = { ...reading, may: { ...reading.may, refund: false } };
    expect(defaultSettlement(mayNot)).toBe('credit');
  });
});

it('what is refunded is what is owed to the cent, no payment more than it has left, or nothing at all', () => {
  const cents = fc.integer({ min: 0, max: 50_000 });
  const payment = fc.record({
    cap: cents,
    wholeOnly: fc.boolean(),
    way: fc.constantFrom<RefundSource['way']>('automatic', 'external', 'none'),
  });
  fc.assert(
    fc.property(cents, fc.array(payment, { maxLength: 5 }), (owed, payments) => {
      const sources = payments.map(({ cap, ...more }, at) =>
        source(String(at), big(cap).div(100).toFixed(2), more),
      );
      const refund = refundOf(big(owed).div(100), sources);
      if (!isRefund(refund)) return;
      const { paymentRefunds } = refundRequestOf(refund, 'EUR', true);
      const total = sum(paymentRefunds.map(({ amount }) => big(amount?.amount ?? '0')));
      expect(total.times(100).toFixed()).toBe(String(owed));
      for (const { paymentId, amount } of paymentRefunds) {
        const from = sources[Number(paymentId)];
        expect(from?.way).not.toBe('none');
        expect(from?.cap.gte(amount?.amount ?? '0')).toBe(true);
        expect(from?.wholeOnly && !from.cap.eq(amount?.amount ?? '0')).toBe(false);
      }
    }),
    runs(500),
  );
});

it('by hand, it is still to be sent', () => {
  const refund = refundOf(big('10.00'), [source('a', '20.00', { kind: 'offline', way: 'external' })]);
  expect(isRefund(refund) && refundRequestOf(refund, 'EUR', false)).toEqual({
    paymentRefunds: [
      {
        paymentId: 'a',
        amount: { amount: '10.00' },
        externalRefund: true,
        externalRefundInfo: { refundStatus: 'PENDING' },
      },
    ],
  });
});
