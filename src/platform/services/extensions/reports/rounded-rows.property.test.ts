import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMoney, roundMoney, subtractMoney } from '#shared/money.ts';
import { runs } from '#testing/run-size.ts';
import { roundRows, sumRows, type UnroundedMetrics } from './rounded-rows.ts';

/** As many decimals as an amount has that was multiplied by a rate. */
const amount = fc
  .tuple(fc.integer({ min: -9999, max: 99_999_999 }), fc.nat({ max: 99_999_999 }))
  .map(([whole, decimals]) => `${whole}.${String(decimals).padStart(8, '0')}`);

const row: fc.Arbitrary<UnroundedMetrics> = fc.record({
  orders: fc.nat(5),
  pieces: fc.nat(5),
  items: amount,
  discounts: amount,
  delivery: amount,
  tax: amount,
  addedTax: amount,
  total: amount,
  returned: amount,
});

const currency = fc.constantFrom('EUR', 'JPY', 'KWD');

it('rounds rows so that each adds up, and all of them to the rounded whole', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), currency, (rows, code) => {
      const rounded = roundRows(rows, code);
      for (const { items, discounts, returned, delivery, fees, addedTax, net, total } of rounded) {
        const added = addMoney(items, delivery, fees, addedTax);
        expect(roundMoney(subtractMoney(added, addMoney(discounts, returned)), code)).toBe(net);
        expect(roundMoney(subtractMoney(added, discounts), code)).toBe(total);
      }
      const whole = sumRows(rows);
      const [totals] = roundRows(whole ? [whole] : [], code);
      for (const name of [
        'items',
        'discounts',
        'returned',
        'delivery',
        'fees',
        'addedTax',
        'net',
        'tax',
        'total',
      ] as const)
        // prettier-ignore
        expect(roundMoney(addMoney('0', ...rounded.map((each) => each[name])), code)).toBe(
          totals?.[name] ?? roundMoney('0', code),
        );
      for (const name of ['tax', 'total', 'returned'] as const)
        expect(totals?.[name]).toBe(whole && roundMoney(whole[name], code));
    }),
    runs(500),
  );
});
