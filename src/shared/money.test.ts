import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMoney,
  allocateMoney,
  compareMoney,
  currencyDigits,
  fitsCurrency,
  formatMinus,
  formatMoney,
  isDecimal,
  price,
  roundMoney,
  shareOf,
  subtractMoney,
} from './money.ts';

const currencies = fc.constantFrom('JPY', 'EUR', 'KWD', 'CLF');
/** Whole minor units turned into the currency's decimals. */
const minor = (units: number, currency: string): string =>
  roundMoney(`${units}e-${currencyDigits(currency)}`, currency);

describe('money', () => {
  it('knows the digits of currencies with 0, 2, 3 and 4', () => {
    expect(['JPY', 'EUR', 'XXX', 'KWD', 'IQD', 'CLF'].map(currencyDigits)).toEqual([0, 2, 2, 3, 3, 4]);
  });

  it('rounds half up, away from zero, and writes the digits in full', () => {
    expect(roundMoney('85', 'EUR')).toBe('85.00');
    expect(roundMoney('1.005', 'EUR')).toBe('1.01');
    expect(roundMoney('0.5', 'JPY')).toBe('1');
    expect(roundMoney('-2.5', 'JPY')).toBe('-3');
    expect(roundMoney(undefined, 'KWD')).toBe('0.000');
  });

  it('adds without a float', () => {
    expect(addMoney('0.1', '0.2')).toBe('0.3');
    expect(subtractMoney('900719925474099.93', '0.01')).toBe('900719925474099.92');
  });

  it('formats with the narrow symbol and the exact digits', () => {
    expect(formatMoney('1234.5', 'USD')).toBe('$1,234.50');
    expect(formatMoney('1234', 'JPY')).toBe('¥1,234');
    expect(formatMoney('1.5', 'KWD')).toBe('KWD\u00a01.500');
    expect(formatMoney('900719925474099.93', 'EUR')).toBe('€900,719,925,474,099.93');
    expect(price('13', 'EUR')).toEqual({ amount: '13.00', formattedAmount: '€13.00' });
  });

  it('writes what is taken off with the sign where the language has it', () => {
    expect(formatMinus('1234.5', 'USD')).toBe('−$1,234.50');
    expect(formatMinus('20', 'EUR', 'de')).toBe('−20,00\u00a0€');
    // Held to the digits: without the marks it would stand after them.
    expect(formatMinus('20', 'ILS', 'he')).toBe('\u200f\u200e−20.00\u00a0\u200f₪');
  });

  it('tells an over-precise amount from one padded with zeros', () => {
    expect(fitsCurrency('13.00', 'JPY')).toBe(true);
    expect(fitsCurrency('13.01', 'JPY')).toBe(false);
    expect(fitsCurrency('0.001', 'EUR')).toBe(false);
    expect(fitsCurrency('0.001', 'KWD')).toBe(true);
    expect(['1', '-1.5', '1e3', '', '.5', 'NaN'].map(isDecimal)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('allocates to the last unit, never a negative part, never more than a part weighs', () => {
    fc.assert(
      fc.property(
        currencies,
        fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 40 }),
        fc.nat(10_000),
        (currency, units, perMyriad) => {
          const whole = units.reduce((a, b) => a + b, 0);
          fc.pre(whole > 0);
          const total = minor(Math.floor((whole * perMyriad) / 10_000), currency);
          const weights = units.map((unit) => minor(unit, currency));
          const parts = allocateMoney(total, weights, currency);
          expect(roundMoney(addMoney(...parts), currency)).toBe(total);
          parts.forEach((part, index) => {
            expect(compareMoney(part, '0')).toBeGreaterThanOrEqual(0);
            expect(compareMoney(part, weights[index])).toBeLessThanOrEqual(0);
            expect(fitsCurrency(part, currency)).toBe(true);
          });
        },
      ),
    );
  });

  it('gives all to the last part when nothing weighs', () => {
    expect(allocateMoney('1.00', ['0', '0', '0'], 'EUR')).toEqual(['0.00', '0.00', '1.00']);
    expect(allocateMoney('1.00', [], 'EUR')).toEqual([]);
  });

  it('cuts shares that add up whatever the steps', () => {
    fc.assert(
      fc.property(
        currencies,
        fc.nat(10_000_000),
        fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 20 }),
        (currency, units, steps) => {
          const total = minor(units, currency);
          const whole = steps.reduce((a, b) => a + b, 0);
          let at = 0;
          const shares = steps.map((step) => shareOf(total, at, (at += step), whole, currency));
          expect(roundMoney(addMoney(...shares), currency)).toBe(total);
        },
      ),
    );
  });
});
