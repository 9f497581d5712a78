import { expect, it } from 'vitest';
import type { Draft } from '#wix/draft-operations.ts';
import type { Order } from '#wix/order-operations.ts';
import { balanceAfter, countChanges, movedLines, totalChanges } from './edit-totals.ts';

const order = {
  priceSummary: {
    subtotal: { amount: '120.00' },
    shipping: { amount: '9.00' },
    total: { amount: '129.00' },
  },
} as Order;

const draft = {
  lineItems: [
    { changedDetails: { quantityBeforeChange: 3 }, lineItem: { _id: 'a', quantity: 2 } },
    { changedDetails: { priceBeforeChange: { amount: '4.00' } }, lineItem: { _id: 'b', quantity: 1 } },
    { removed: true, lineItem: { _id: 'c', quantity: 1 } },
    { added: true, lineItem: { _id: 'd', quantity: 1 } },
    { lineItem: { _id: 'e', quantity: 1 } },
  ],
  discounts: [
    { source: 'ORIGINAL_ORDER', applied: false },
    { source: 'ORIGINAL_ORDER', applied: true },
    { source: 'CUSTOM', applied: true },
  ],
  shippingInfo: { removed: true },
  priceSummary: { subtotal: { amount: '80.00' }, total: { amount: '80.00' } },
  balanceSummary: { balance: { amount: '-49.00' } },
} as unknown as Draft;

it('counts what is not as it was ordered', () => {
  expect(countChanges(order, draft)).toBe(4 + 2 + 1);
  expect(countChanges(order, { lineItems: [{ lineItem: { _id: 'e' } }] })).toBe(0);
});

it('stock moves for lines of another number only', () => {
  expect(movedLines(draft)).toEqual(['a', 'c', 'd']);
});

it('tax that prices carry stands below the total, and tax on top of them above it', () => {
  const summary = (total: string) => ({
    subtotal: { amount: '185.00' },
    discount: { amount: '18.50' },
    shipping: { amount: '9.00' },
    tax: { amount: '32.82' },
    total: { amount: total },
  });
  const names = (total: string) =>
    totalChanges({ priceSummary: summary(total) }, { priceSummary: summary(total) }).map(({ name }) => name);
  expect(names('175.50')).toEqual(['items', 'discount', 'delivery', 'total', 'taxWithin']);
  expect(names('208.32')).toEqual(['items', 'discount', 'delivery', 'tax', 'total']);
});

it('totals stand beside each other, those that are nothing on both sides left out', () => {
  const told = totalChanges(order, draft).map(({ name, before, after }) => [
    name,
    before.toFixed(2),
    after.toFixed(2),
  ]);
  expect(told).toEqual([
    ['items', '120.00', '80.00'],
    ['delivery', '9.00', '0.00'],
    ['total', '129.00', '80.00'],
  ]);
  expect(balanceAfter(draft).toFixed(2)).toBe('-49.00');
});
