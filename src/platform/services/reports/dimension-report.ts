import { addMoney, compareMoney, roundMoney, zeroMoney } from '../../../shared/money.ts';
import type { DimensionReport, ReportDimension, ReportFigures, ReportRow } from '../../../shared/reports.ts';
import type { Context } from '../../context.ts';
import { periodBefore, type Period } from './period.ts';
import { nameProducts } from './product-names.ts';
import type { AskedReport } from './read-query.ts';
import { figuresOf, noFigures, readTotals } from './sales-report.ts';
import { readSums, readUnconverted, type Sums, type SumsAsked } from './sums.ts';

const SOURCES: Readonly<Record<ReportDimension, Pick<SumsAsked, 'kind' | 'by'>>> = {
  country: { kind: 'order', by: 'key' },
  channel: { kind: 'order', by: 'detail' },
  currency: { kind: 'order', by: 'currency' },
  product: { kind: 'product', by: 'key' },
  discount: { kind: 'discount', by: 'key' },
};

const AMOUNTS = ['items', 'discounts', 'delivery', 'tax', 'total', 'returned', 'totalBefore'] as const;

/** Several rows as one. */
function together(rows: readonly ReportRow[], currency: string): ReportRow {
  const sum: ReportRow = { key: '', label: '', ...noFigures(currency), totalBefore: zeroMoney(currency) };
  for (const row of rows) {
    sum.orders += row.orders;
    sum.pieces += row.pieces;
    for (const amount of AMOUNTS) sum[amount] = addMoney(sum[amount], row[amount]);
  }
  for (const amount of AMOUNTS) sum[amount] = roundMoney(sum[amount], currency);
  return sum;
}

/** Rows of both periods by key, the largest first; what sold before only has a row too, so that rows add up. */
function rowsOf(
  now: readonly Sums[],
  before: readonly Sums[],
  { dimension, currency }: { dimension: ReportDimension; currency: string },
): ReportRow[] {
  const earlier = new Map(before.map((sums) => [sums.key, sums]));
  const current = new Map(now.map((sums) => [sums.key, sums]));
  const row = (key: string): ReportRow => {
    const sums = current.get(key);
    return {
      key,
      label: key,
      ...(sums ? figuresOf(sums) : noFigures(currency)),
      ...(dimension === 'currency' && { ownTotal: roundMoney(sums?.ownTotal, key) }),
      totalBefore: earlier.get(key)?.total ?? zeroMoney(currency),
    };
  };
  return [...new Set([...current.keys(), ...earlier.keys()])]
    .map(row)
    .toSorted(
      (a, b) =>
        compareMoney(b.total, a.total) ||
        compareMoney(b.totalBefore, a.totalBefore) ||
        (a.key < b.key ? -1 : 1),
    );
}

/** An order has several lines and may have several discounts: the whole counts it once. */
function totalsOf(
  dimension: ReportDimension,
  rows: readonly ReportRow[],
  whole: { now: ReportFigures; before: ReportFigures },
  currency: string,
): ReportRow {
  if (dimension === 'product') return { ...together(rows, currency), orders: whole.now.orders };
  return { key: '', label: '', ...whole.now, totalBefore: whole.before.total };
}

export async function dimensionReport(
  context: Context,
  dimension: ReportDimension,
  { from, to, against, currency, limit }: AskedReport,
): Promise<DimensionReport> {
  const period: Period = { from, to };
  const before = periodBefore(period, against);
  const source = { ...SOURCES[dimension], currency };
  const [now, earlier, wholeNow, wholeBefore, unconverted] = await Promise.all([
    readSums(context, { ...source, period }),
    readSums(context, { ...source, period: before }),
    readTotals(context, period, currency),
    readTotals(context, before, currency),
    readUnconverted(context, { period, currency }),
  ]);
  const all = rowsOf(now, earlier, { dimension, currency });
  const shown = all.slice(0, limit);
  return {
    dimension,
    currency,
    rows: dimension === 'product' ? await nameProducts(context, shown) : shown,
    count: all.length,
    ...(all.length > limit && { others: together(all.slice(limit), currency) }),
    totals: totalsOf(dimension, all, { now: wholeNow, before: wholeBefore }, currency),
    unconverted,
  };
}
