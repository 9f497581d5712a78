import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareMoney } from '#shared/money.ts';
import { AmountRejected, fromMinorUnits, isSameAmount, minorUnits } from './amounts.ts';

const CURRENCIES = ['EUR', 'USD', 'JPY', 'KRW', 'ISK', 'UGX', 'MGA', 'KWD', 'BHD', 'HUF'];

it('docs: counts as Stripe does, whose list is not ISO’s', () => {
  expect(minorUnits('25.50', 'EUR')).toBe(2550);
  expect(minorUnits('25.5', 'EUR')).toBe(2550);
  expect(minorUnits('500', 'JPY')).toBe(500);
  expect(minorUnits('500.00', 'JPY')).toBe(500);
  expect(minorUnits('500', 'ISK')).toBe(50_000);
  expect(minorUnits('500', 'UGX')).toBe(50_000);
  expect(minorUnits('5.120', 'KWD')).toBe(5120);
});

it.each([
  ['0.5', 'JPY'],
  ['1.005', 'EUR'],
  // The card networks move fils by tens.
  ['5.124', 'KWD'],
  ['-1.00', 'EUR'],
  ['1e3', 'EUR'],
  ['', 'EUR'],
  ['99999999999999999.00', 'EUR'],
])('rejects %j %s, which no card is charged', (amount, currency) => {
  expect(() => minorUnits(amount, currency)).toThrow(AmountRejected);
});

it('gives back what it was given, in every currency', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999), fc.constantFrom(...CURRENCIES), (tens, currency) => {
      const units = tens * 10;
      const amount = fromMinorUnits(units, currency);
      expect(minorUnits(amount, currency)).toBe(units);
      expect(isSameAmount(units, amount, currency)).toBe(true);
    }),
  );
});

it('keeps the order of amounts', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.nat(1e9), fc.constantFrom(...CURRENCIES), (a, b, currency) => {
      expect(compareMoney(fromMinorUnits(a, currency), fromMinorUnits(b, currency))).toBe(Math.sign(a - b));
    }),
  );
});
