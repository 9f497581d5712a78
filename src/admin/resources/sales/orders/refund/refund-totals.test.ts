import fc from 'fast-check';
import { expect, test } from 'vitest';
import { big } from './amounts.ts';
import { refundTotals } from './refund-totals.ts';

const part = (total: string, tax: string) => ({
  summary: {
    total: { amount: total },
    tax: { amount: tax },
    subtotal: { amount: big(total).minus(big(tax)).toFixed(2) },
  },
});

test('rows are the amounts that stand beside the items, tax is a part of them', () => {
  const totals = refundTotals({
    summary: { ...part('36.15', '6.76').summary, lineItemsSubtotal: { amount: '26.95' } },
    calculatedRefundItems: { lineItems: [part('33.15', '6.20')], shipping: part('3.00', '0.56') },
  });
  expect(totals).toEqual({ items: '33.15', shipping: '3.00', fees: '0', total: '36.15', tax: '6.76' });
});

test('items, shipping and fees add up to the total, whether prices include tax or not', () => {
  const cents = (max: number) => fc.integer({ min: 0, max: max }).map((value) => big(String(value)).div(100));
  const one = fc
    .tuple(cents(100_000), cents(20_000))
    .map(([net, tax]) => part(net.plus(tax).toFixed(2), tax.toFixed(2)));
  fc.assert(
    fc.property(
      fc.array(one, { maxLength: 5 }),
      fc.array(one, { maxLength: 3 }),
      one,
      (lineItems, additionalFees, shipping) => {
        const all = [...lineItems, ...additionalFees, shipping];
        const total = all
          .reduce((whole, { summary }) => whole.plus(summary.total.amount), big('0'))
          .toFixed(2);
        const totals = refundTotals({
          summary: { total: { amount: total } },
          calculatedRefundItems: { lineItems, additionalFees, shipping },
        });
        expect(big(totals.items).plus(totals.shipping).plus(totals.fees).eq(big(totals.total))).toBe(true);
      },
    ),
  );
});
