import { expect, test } from 'vitest';
import { netPaidOf } from './order-facts.ts';

test('what is paid in the end is what was paid less what went back', () => {
  const paid = { amount: '80.00' };
  expect(netPaidOf({ currency: 'EUR', balanceSummary: { paid, refunded: { amount: '33.15' } } })).toEqual({
    paid: '80.00',
    refunded: '33.15',
    net: '46.85',
  });
  expect(
    netPaidOf({ currency: 'EUR', balanceSummary: { paid, refunded: { amount: '0.00' } } }),
  ).toBeUndefined();
});
