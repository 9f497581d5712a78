import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyDigits, scaleOf } from '#shared/money.ts';
import { runs } from '#testing/run-size.ts';
import { adjusted, isPrice } from './adjust.ts';

const cents = (max: number) => fc.integer({ min: 0, max: max }).map((n) => new Big(n).div(100).toFixed(2));
const currencies = fc.constantFrom('EUR', 'JPY', 'KWD');
const price = cents(99_999_999_999);

describe('adjusting what something costs', () => {
  it('keeps the digits of the currency, and whole ones where that is wanted', () => {
    fc.assert(
      fc.property(
        price,
        currencies,
        fc.integer({ min: -100, max: 1000 }),
        fc.boolean(),
        (from, currency, percentage, whole) => {
          const after = adjusted(from, { percentage }, { currency, whole });
          expect(scaleOf(after)).toBeLessThanOrEqual(currencyDigits(currency));
          expect(!whole || new Big(after).mod(1).eq(0)).toBe(true);
          const exact = new Big(from).times(100 + percentage).div(100);
          const step = new Big(10).pow(-(whole ? 0 : currencyDigits(currency)));
          expect(new Big(after).minus(exact).abs().times(2).lte(step)).toBe(true);
        },
      ),
      runs(500),
    );
  });

  it('never takes more than all by per cent, and by an amount says where it would be below nothing', () => {
    fc.assert(
      fc.property(price, price, fc.integer({ min: -100, max: 0 }), (from, off, percentage) => {
        const context = { currency: 'EUR' };
        expect(isPrice(adjusted(from, { percentage }, context))).toBe(true);
        expect(isPrice(adjusted(from, { amount: `-${off}` }, context))).toBe(new Big(off).lte(from));
      }),
      runs(500),
    );
  });

  it('comes back by the same amount', () => {
    fc.assert(
      fc.property(price, cents(1_000_000), (from, by) => {
        const up = adjusted(from, { amount: by }, { currency: 'EUR' });
        expect(new Big(adjusted(up, { amount: `-${by}` }, { currency: 'EUR' })).eq(from)).toBe(true);
      }),
      runs(300),
    );
  });
});
