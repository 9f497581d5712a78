import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMoney, currencyDigits, roundMoney, subtractMoney } from '../../shared/money.ts';
import { REPORT_DIMENSIONS, type ReportMetrics, type ReportRow } from '../../shared/reports.ts';
import { runs } from '../../testing/run-size.ts';
import { dimensionRows, productDays, salesRows, taxRows } from './report-csv.ts';

const AMOUNTS = ['items', 'discounts', 'delivery', 'tax', 'addedTax', 'fees', 'returned'] as const;
const currencies = ['EUR', 'JPY', 'KWD'] as const;

const arbitraryAmount = (currency: string): fc.Arbitrary<string> =>
  fc.integer({ min: -99_999, max: 9_999_999 }).map((minor) => {
    const digits = currencyDigits(currency);
    return roundMoney(String(minor / 10 ** digits), currency);
  });

/** Figures whose total and net follow from their parts, as the platform's do. */
function arbitraryFigures(currency: string): fc.Arbitrary<ReportMetrics> {
  const amount = arbitraryAmount(currency);
  return fc
    .record({
      orders: fc.nat(9),
      pieces: fc.nat(9),
      items: amount,
      discounts: amount,
      delivery: amount,
      tax: amount,
      addedTax: amount,
      fees: amount,
      returned: amount,
    })
    .map((parts) => {
      const { items, discounts, delivery, fees, addedTax, returned } = parts;
      const total = roundMoney(subtractMoney(addMoney(items, delivery, fees, addedTax), discounts), currency);
      return { ...parts, total, net: roundMoney(subtractMoney(total, returned), currency) };
    });
}

function sumOf(rows: readonly ReportMetrics[], currency: string): ReportMetrics {
  const sum = (name: (typeof AMOUNTS)[number] | 'total' | 'net'): string =>
    roundMoney(addMoney('0', ...rows.map((row) => row[name])), currency);
  const count = (name: 'orders' | 'pieces'): number => rows.reduce((all, row) => all + row[name], 0);
  const amounts = Object.fromEntries(AMOUNTS.map((name) => [name, sum(name)])) as Record<
    (typeof AMOUNTS)[number],
    string
  >;
  return {
    ...amounts,
    orders: count('orders'),
    pieces: count('pieces'),
    total: sum('total'),
    net: sum('net'),
  };
}

const rowOf = (figures: ReportMetrics, key: string): ReportRow => ({
  ...figures,
  key,
  label: key,
  totalBefore: figures.total,
  netBefore: figures.net,
});

/** Each column from `titled` on: the last row is the sum of all rows above it. */
function expectSums([titles = [], ...rows]: string[][], titled: string, currency: string): void {
  const total = rows.at(-1) ?? [];
  expect(total[0]).toBe('total');
  for (let at = titles.indexOf(titled); at < titles.length; at += 1) {
    if (titles[at] === 'total in its currency') continue;
    const sum = addMoney('0', ...rows.slice(0, -1).map((row) => row[at] ?? ''));
    expect([titles[at], addMoney('0', total[at] ?? '')]).toEqual([titles[at], sum]);
  }
  const at = (title: string): number => titles.indexOf(title);
  if (at('added tax') < 0) return;
  // And each row adds up from its items to its total, deductions with a minus.
  for (const row of rows) {
    const parts = row.slice(at('items'), at('total'));
    expect(roundMoney(addMoney('0', ...parts), currency)).toBe(row[at('total')]);
  }
}

const arbitraryReport = fc.constantFrom(...currencies).chain((currency) =>
  fc.record({
    currency: fc.constant(currency),
    figures: fc.array(arbitraryFigures(currency), { minLength: 1, maxLength: 8 }),
    shown: fc.nat(8),
  }),
);

it('ends each file with a row that is the sum of the others, in every grouping and currency', () => {
  fc.assert(
    fc.property(arbitraryReport, ({ currency, figures, shown }) => {
      const totals = sumOf(figures, currency);
      const days = figures.map((each, index) => ({ ...each, day: `2026-01-0${index + 1}` }));
      const period = { currency, timeZone: 'UTC', from: '2026-01-01', to: '2026-01-08', days, totals };
      const before = { from: '2025-12-01', to: '2025-12-08' };
      expectSums(
        salesRows({ ...period, before, totalsBefore: totals, daysBefore: [], unconverted: [] }),
        'orders',
        currency,
      );
      expectSums(productDays({ ...period, productId: 'p' }), 'orders', currency);
      for (const dimension of REPORT_DIMENSIONS) {
        const rows = figures.map((each, index) => rowOf(each, `k${index}`));
        const rest = rows.slice(shown);
        const report = {
          dimension,
          currency,
          rows: rows.slice(0, shown),
          count: rows.length,
          ...(rest.length > 0 && { others: rowOf(sumOf(rest, currency), '') }),
          totals: rowOf(totals, ''),
          unconverted: [],
        };
        expectSums(dimensionRows(report), 'orders', currency);
      }
      const taxes = figures.map(({ tax }) => ({ country: 'PT', amount: tax }));
      expectSums(taxRows({ currency, rows: taxes, total: totals.tax, unconverted: [] }), 'tax', currency);
    }),
    runs(100),
  );
});
