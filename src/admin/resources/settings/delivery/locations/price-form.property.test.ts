import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '#testing/run-size.ts';
import { priceProblems, priceRates, readPrice } from './price-form.ts';

const cents = (least: number, max: number) =>
  fc.integer({ min: least, max: max }).map((value) => (value / 100).toFixed(2));

it('comes back as it was written', () => {
  const forms = fc.record({
    price: cents(1, 5000),
    minimum: fc.option(cents(1, 5000), { nil: '' }),
    freeFrom: fc.option(cents(5001, 9999), { nil: '' }),
  });
  fc.assert(
    fc.property(forms, (form) => {
      expect(priceProblems(form, 'EUR')).toEqual({});
      expect(readPrice(priceRates(form, 'EUR'), 'EUR')).toEqual(form);
    }),
    runs(500),
  );
});

it('keeps what it has no words for', () => {
  const steps = ['1', '2', '3'].map((amount, at) => ({
    amount,
    conditions: [
      { type: 'BY_TOTAL_PRICE' as const, operator: 'GTE' as const, value: String(at * 10) },
      { type: 'BY_TOTAL_PRICE' as const, operator: 'LT' as const, value: String(at * 10 + 10) },
    ],
  }));
  expect(readPrice(steps, 'EUR').kept).toBe(true);
});

it.each([
  [{ price: '-1', minimum: '', freeFrom: '' }, ['price']],
  [{ price: '', minimum: 'x', freeFrom: '' }, ['price', 'minimum']],
  [{ price: '1', minimum: '50', freeFrom: '40' }, ['freeFrom']],
  [{ price: '1', minimum: '', freeFrom: '0' }, ['freeFrom']],
])('rejects %j', (form, places) => {
  expect(Object.keys(priceProblems(form, 'EUR'))).toEqual(places);
});
