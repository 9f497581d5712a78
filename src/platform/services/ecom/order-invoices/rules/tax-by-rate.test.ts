import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMoney, compareMoney } from '#shared/money.ts';
import { runs } from '#testing/run-size.ts';
import type { Order } from '../../orders/public.ts';
import { taxByRate } from './tax-by-rate.ts';

const price = (cents: number) => ({ amount: (cents / 100).toFixed(2), formattedAmount: '' });

const part = fc.record({
  rate: fc.constantFrom('0.23', '0.06', '0', '0.13'),
  net: fc.integer({ min: 0, max: 100_000 }),
  tax: fc.integer({ min: 0, max: 20_000 }),
});

const orderOf = (lines: { rate: string; net: number; tax: number }[]): Order =>
  ({
    lineItems: lines.map(({ rate, net, tax }) => ({
      taxInfo: { taxRate: rate, taxableAmount: price(net), taxAmount: price(tax) },
    })),
  }) as unknown as Order;

it('assumed: the rates add up to the tax of the order, or are not told', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), fc.integer({ min: -1, max: 1 }), (lines, off) => {
      const cents = lines.reduce((sum, { tax }) => sum + tax, 0) + off;
      const whole = (cents / 100).toFixed(2);
      const rates = taxByRate(orderOf(lines), whole);
      if (rates.length === 0) return;
      expect(compareMoney(addMoney('0', ...rates.map(({ amount }) => amount)), whole)).toBe(0);
      expect(new Set(rates.map(({ rate }) => rate)).size).toBe(rates.length);
    }),
    runs(100),
  );
});

it('assumed: lines, delivery and extras are taken together, the highest rate first', () => {
  const tax = (rate: string, net: number, of: number) => ({
    taxInfo: { taxRate: rate, taxableAmount: price(net), taxAmount: price(of) },
  });
  const order = {
    lineItems: [tax('0.060', 1000, 60), tax('0.23', 10_000, 2300)],
    shippingInfo: { cost: tax('0.23', 1000, 230) },
    additionalFees: [tax('0.23', 100, 23)],
  } as unknown as Order;
  expect(taxByRate(order, '26.13')).toMatchObject([{ rate: '0.23' }, { rate: '0.06' }]);
  expect(taxByRate(order, '26.14')).toEqual([]);
});
