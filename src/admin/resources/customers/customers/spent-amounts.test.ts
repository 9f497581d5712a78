import { expect, it } from 'vitest';
import { averageAmounts, refundedAmounts, spentAmounts } from './spent-amounts.ts';

const eur = (amount: string) => ({ amount, currency: 'EUR' });
const usd = (amount: string) => ({ amount, currency: 'USD' });

it('a customer of one foreign currency has a sum and an average in that alone', () => {
  const sums = spentAmounts({ spent: eur('0'), otherSpent: [usd('31469.81')] });
  expect(sums).toEqual([usd('31469.81')]);
  const byCurrency = [{ currency: 'USD', paidOrders: 4, refunded: '12.00' }];
  expect(averageAmounts(sums, byCurrency)).toEqual([usd('7867.45')]);
  expect(refundedAmounts(sums, byCurrency)).toEqual([usd('12.00')]);
});

it('sums of several currencies stand beside each other, the store’s first', () => {
  const sums = spentAmounts({ spent: eur('40.00'), otherSpent: [usd('10.00')] });
  expect(sums).toEqual([eur('40.00'), usd('10.00')]);
  const byCurrency = [
    { currency: 'USD', paidOrders: 1, refunded: '0' },
    { currency: 'EUR', paidOrders: 2, refunded: '0' },
  ];
  expect(averageAmounts(sums, byCurrency)).toEqual([eur('20.00'), usd('10.00')]);
});

it('who paid nothing has spent nothing in the store’s currency, and no average', () => {
  const sums = spentAmounts({ spent: eur('0'), otherSpent: [] });
  expect(sums).toEqual([eur('0')]);
  expect(averageAmounts(sums, [])).toEqual([]);
});
