import { expect, it } from 'vitest';
import { averageAmounts, refundedAmounts, spentAmounts } from './spent-amounts.ts';

const eur = (amount: string) => ({ amount, currency: 'EUR' });
const usd = (amount: string) => ({ amount, currency: 'USD' });

it('a customer of one foreign currency has a sum and an average in that alone', () => {
  const totals = spentAmounts({ spent: eur('0'), otherSpent: [usd('31469.81')] });
  expect(totals).toEqual([usd('31469.81')]);
  const byCurrency = [{ currency: 'USD', paidOrders: 4, refunded: '12.00' }];
  expect(averageAmounts(totals, byCurrency)).toEqual([usd('7867.45')]);
  expect(refundedAmounts(totals, byCurrency)).toEqual([usd('12.00')]);
});

it('totals of several currencies stand beside each other, the store’s first', () => {
  const totals = spentAmounts({ spent: eur('40.00'), otherSpent: [usd('10.00')] });
  expect(totals).toEqual([eur('40.00'), usd('10.00')]);
  const byCurrency = [
    { currency: 'USD', paidOrders: 1, refunded: '0' },
    { currency: 'EUR', paidOrders: 2, refunded: '0' },
  ];
  expect(averageAmounts(totals, byCurrency)).toEqual([eur('20.00'), usd('10.00')]);
});

it('who paid nothing has spent nothing in the store’s currency, and no average', () => {
  const totals = spentAmounts({ spent: eur('0'), otherSpent: [] });
  expect(totals).toEqual([eur('0')]);
  expect(averageAmounts(totals, [])).toEqual([]);
});
