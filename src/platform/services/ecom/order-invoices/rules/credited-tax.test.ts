import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Invoice, InvoiceTotal } from '#shared/invoices.ts';
import { addMoney, compareMoney, isPositiveMoney, subtractMoney } from '#shared/money.ts';
import { runs } from '#testing/run-size.ts';
import type { Refund } from '../../order-transactions/public.ts';
import type { Order } from '../../orders/public.ts';
import { creditedTax } from './credited-tax.ts';

const euro = (cents: number): string => (cents / 100).toFixed(2);
const sum = (amounts: string[]): string => addMoney('0', ...amounts);

const invoiceOf = (invoiceTotals: InvoiceTotal[], total: string): Invoice =>
  ({ sums: invoiceTotals, total }) as Invoice;
const order = {
  currency: 'EUR',
  lineItems: [
    { id: 'book', taxInfo: { taxRate: '0.060' } },
    { id: 'print', taxInfo: { taxRate: '0.23' } },
  ],
} as unknown as Order;
const refundOf = (lineItemId?: string, amount = '0'): Refund => ({
  summary: {
    breakdown: { lineItems: lineItemId ? [{ lineItemId, totalRefundedAmount: { amount } }] : [] },
  },
});

const mixed = invoiceOf(
  [
    { kind: 'tax', rate: '0.23', net: '100.00', amount: '23.00' },
    { kind: 'tax', rate: '0.06', net: '50.00', amount: '3.00' },
  ],
  '186.00',
);

it('assumed: what is refunded of a line is credited at the rate of that line', () => {
  const credit = { invoice: mixed, credited: [], order };
  expect(creditedTax({ ...credit, refund: refundOf('book', '10.60') }, '10.60')).toEqual([
    { kind: 'tax', rate: '0.06', net: '10.00', amount: '0.60' },
  ]);
  expect(creditedTax({ ...credit, refund: refundOf('print', '24.60') }, '24.60')).toEqual([
    { kind: 'tax', rate: '0.23', net: '20.00', amount: '4.60' },
  ]);
});

it('assumed: an amount for nothing in particular is credited in equal shares, also of what is not taxed', () => {
  const taxes = creditedTax({ invoice: mixed, credited: [], order, refund: refundOf() }, '93.00');
  expect(taxes).toEqual([
    { kind: 'tax', rate: '0.23', net: '50.00', amount: '11.50' },
    { kind: 'tax', rate: '0.06', net: '25.00', amount: '1.50' },
  ]);
});

it('assumed: a tax that the invoice states without a rate is credited so', () => {
  const invoice = invoiceOf([{ kind: 'taxIncluded', amount: '20.00' }], '120.00');
  expect(creditedTax({ invoice, credited: [], order, refund: refundOf() }, '30.00')).toEqual([
    { kind: 'taxIncluded', amount: '5.00' },
  ]);
});

it('assumed: nothing is stated where the invoice states no tax', () => {
  const invoice = invoiceOf([{ kind: 'total', amount: '20.00' }], '20.00');
  expect(creditedTax({ invoice, credited: [], order, refund: refundOf() }, '5.00')).toEqual([]);
});

it('assumed: a net too small for a cent of tax is stated with none, and is not credited again', () => {
  const invoice = invoiceOf(
    [
      { kind: 'tax', rate: '0.23', net: '0.15', amount: '0.03' },
      { kind: 'tax', rate: '0.06', net: '0.09', amount: '0.01' },
    ],
    '0.28',
  );
  const first = creditedTax({ invoice, credited: [], order, refund: refundOf() }, '0.11');
  expect(first).toEqual([
    { kind: 'tax', rate: '0.23', net: '0.06', amount: '0.01' },
    { kind: 'tax', rate: '0.06', net: '0.04', amount: '0.00' },
  ]);
  const credited = [invoiceOf(first, '0.11')];
  expect(creditedTax({ invoice, credited, order, refund: refundOf() }, '0.17')).toEqual([
    { kind: 'tax', rate: '0.23', net: '0.09', amount: '0.02' },
    { kind: 'tax', rate: '0.06', net: '0.05', amount: '0.01' },
  ]);
});

it('assumed: notes that credit an invoice entirely state together what it stated', () => {
  const bucket = fc.record({
    kind: fc.constantFrom<'tax' | 'taxIncluded'>('tax', 'taxIncluded'),
    net: fc.integer({ min: 1, max: 30_000 }),
  });
  fc.assert(
    fc.property(
      fc.tuple(bucket, bucket),
      fc.integer({ min: 0, max: 9_000 }),
      fc.array(
        fc.record({
          cents: fc.integer({ min: 1, max: 20_000 }),
          line: fc.constantFrom('book', 'print', undefined),
        }),
        { maxLength: 6 },
      ),
      ([high, low], untaxed, refunds) => {
        const taxed: InvoiceTotal[] = [
          { kind: high.kind, rate: '0.23', net: euro(high.net), amount: euro(Math.round(high.net * 0.23)) },
          { kind: low.kind, rate: '0.06', net: euro(low.net), amount: euro(Math.round(low.net * 0.06)) },
        ].filter(({ amount }) => isPositiveMoney(amount));
        const total = sum([euro(untaxed), ...taxed.flatMap(({ net = '0', amount }) => [net, amount])]);
        const invoice = invoiceOf(taxed, total);
        const credited: Invoice[] = [];
        let left = total;
        for (const { cents, line } of [...refunds, { cents: 10_000_000, line: undefined }]) {
          const amount = compareMoney(euro(cents), left) > 0 ? left : euro(cents);
          if (!isPositiveMoney(amount)) continue;
          const totals = creditedTax({ invoice, credited, order, refund: refundOf(line, amount) }, amount);
          for (const { net = '0', amount: tax } of totals) {
            expect(compareMoney(tax, '0')).not.toBe(-1);
            expect(compareMoney(net, '0')).not.toBe(-1);
          }
          credited.push(invoiceOf(totals, amount));
          left = subtractMoney(left, amount);
        }
        for (const { rate, net, amount, kind } of taxed) {
          const same = credited
            .flatMap(({ sums }) => sums)
            .filter((one) => one.rate === rate && one.kind === kind);
          expect(compareMoney(sum(same.map((one) => one.amount)), amount)).toBe(0);
          expect(compareMoney(sum(same.map((one) => one.net ?? '0')), net ?? '0')).toBe(0);
        }
      },
    ),
    runs(200),
  );
});
