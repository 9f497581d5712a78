import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/run-size.ts';
import { addMoney, compareMoney, isPositiveMoney, isZeroMoney, roundMoney, subtractMoney } from './money.ts';

const digits = (least: number, max: number): fc.Arbitrary<string> =>
  fc.string({
    unit: fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9'),
    minLength: least,
    maxLength: max,
  });

/** Amounts of every day, and those nobody would count in. */
const amount = fc.oneof(
  fc
    .tuple(fc.constantFrom('', '-'), digits(1, 13), digits(0, 7))
    .map(([sign, whole, decimals]) => `${sign}${whole}${decimals && `.${decimals}`}`),
  fc.constantFrom(
    '0',
    '0.00',
    '-0',
    '-0.00',
    '0.0001',
    '9999999999.9999',
    '9007199254740993',
    '1e3',
    '007.10',
  ),
);
const absent = fc.constantFrom(undefined, null, '');
const big = (value: string | null | undefined): Big => new Big(value === '' ? 0 : (value ?? 0));

describe('small decimals are those of any length', () => {
  it('added up', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(amount, absent), { maxLength: 8 }), (amounts) => {
        const sum = amounts.reduce<Big>((all, one) => all.plus(big(one)), new Big(0));
        expect(addMoney(...amounts)).toBe(sum.toFixed());
      }),
      runs(5000),
    );
  });

  it('subtracted and compared', () => {
    fc.assert(
      fc.property(fc.oneof(amount, absent), fc.oneof(amount, absent), (a, b) => {
        expect(subtractMoney(a, b)).toBe(big(a).minus(big(b)).toFixed());
        expect(Math.sign(compareMoney(a, b))).toBe(big(a).cmp(big(b)));
        expect(compareMoney(a, b) + 0).toBe(big(a).cmp(big(b)) + 0);
        expect([isZeroMoney(a), isPositiveMoney(a)]).toEqual([big(a).eq(0), big(a).gt(0)]);
      }),
      runs(5000),
    );
  });

  it('rounded, in currencies of every kind', () => {
    fc.assert(
      fc.property(
        fc.oneof(amount, absent),
        fc.constantFrom(['EUR', 2], ['JPY', 0], ['KWD', 3], ['CLF', 4]),
        (value, [currency, decimals]) => {
          expect(roundMoney(value, currency)).toBe(big(value).toFixed(decimals, Big.roundHalfUp));
        },
      ),
      runs(5000),
    );
  });
});
