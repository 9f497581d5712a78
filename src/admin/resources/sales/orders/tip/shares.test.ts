import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { big, sum, zero } from '../refund/amounts.ts';
import { readShares, shareEqually, shareRows } from './shares.ts';

const MIA = { id: 'mia', name: 'Mia Moss' };
const LEO = { id: 'leo', name: 'Leo Lind' };
const paidOut = { transaction: { _id: 't', date: new Date('2026-05-01T10:00:00Z') } };
const part = (id: string, amount: string, more: object = {}) => ({
  _id: `part-${id}`,
  amount,
  staff: { _id: id, name: id },
  ...more,
});

describe('the parts of a tip', () => {
  it('are those who have one, also who has left, and then everybody else', () => {
    const rows = shareRows({ distributions: [part('gone', '2.00'), part('leo', '3.00')] }, [LEO, MIA]);
    expect(rows.map(({ name, partId, amount }) => [name, partId, amount])).toEqual([
      ['gone', 'part-gone', '2.00'],
      ['Leo Lind', 'part-leo', '3.00'],
      ['Mia Moss', undefined, ''],
    ]);
  });

  it('say what is left, what is too much and who may not be left out', () => {
    const rows = shareRows({ distributions: [part('leo', '3.00', paidOut), part('mia', '1.00')] }, [
      LEO,
      MIA,
    ]);
    const read = (...typed: string[]) => readShares(rows, typed, big('5.00'), 'EUR');
    expect(read('3.00', '1,50')).toMatchObject({
      shares: [
        { partId: 'part-leo', amount: '3.00' },
        { partId: 'part-mia', amount: '1.50' },
      ],
      isSomebodyLeftOut: false,
    });
    expect(read('3.00', '1,50').left.toFixed(2)).toBe('0.50');
    expect(read('3.00', '4').left.toFixed(2)).toBe('-2.00');
    expect(read('3.00', '').isSomebodyLeftOut).toBe(true);
    expect(read('3.00', '1.005').problems).toEqual([undefined, 'tooPrecise']);
  });

  it('shared equally, add up to the tip, differ by one cent at most and leave alone what was paid out', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.array(fc.option(fc.integer({ min: 1, max: 500 }), { nil: undefined }), {
          minLength: 1,
          maxLength: 8,
        }),
        fc.constantFrom('EUR', 'JPY'),
        (minor, charged, currency) => {
          const inMajor = (value: number) => (currency === 'JPY' ? String(value) : (value / 100).toFixed(2));
          const rows = charged.map((value, at) => ({
            ...MIA,
            id: String(at),
            partId: undefined,
            amount: value === undefined ? '' : inMajor(value),
            charged: value !== undefined,
          }));
          const fixed = charged.reduce<number>((all, value) => all + (value ?? 0), 0);
          const parts = shareEqually(rows, inMajor(minor), currency);
          const stored = rows.flatMap((row, at) => (row.charged ? [[row.amount, parts[at]]] : []));
          expect(stored.every(([was, is]) => was === is)).toBe(true);
          const open = parts.filter((_, at) => !rows[at]?.charged).map(big);
          const free = big(inMajor(minor)).minus(big(inMajor(fixed)));
          expect(sum(open).toFixed()).toBe((open.length > 0 && free.gt(0) ? free : zero).toFixed());
          const sorted = open.toSorted((a, b) => a.cmp(b));
          const apart = (sorted.at(-1) ?? zero).minus(sorted[0] ?? zero);
          expect(apart.lte(inMajor(1))).toBe(true);
        },
      ),
    );
  });
});
