import { addMoney, compareMoney, roundMoney, zeroMoney } from '#shared/money.ts';
import {
  totalSales,
  type DimensionReport,
  type ReportDimension,
  type ReportMetrics,
  type ReportRow,
} from '#shared/reports.ts';
import type { Context } from '#platform/context.ts';
import { periodBefore, type Period } from './period.ts';
import { nameProducts } from './product-names.ts';
import { metricsOf, emptyMetrics, readTotals, type ReportParams } from './sales-report.ts';
import { readReportTotals, readUnconverted, type ReportTotals, type TotalsQuery } from './totals.ts';

const SOURCES: Readonly<Record<ReportDimension, Pick<TotalsQuery, 'kind' | 'by'>>> = {
  country: { kind: 'order', by: 'key' },
  channel: { kind: 'order', by: 'detail' },
  currency: { kind: 'order', by: 'currency' },
  product: { kind: 'product', by: 'key' },
  discount: { kind: 'discount', by: 'key' },
};

const AMOUNTS = [
  'items', 'discounts', 'returned', 'delivery', 'fees', 'addedTax', 'net', 'tax', 'total', 'totalBefore', 'netBefore',
] as const; // prettier-ignore

/** Several rows as one. */
function together(rows: readonly ReportRow[], currency: string): ReportRow {
  const zero = zeroMoney(currency);
  const sum: ReportRow = {
    key: '',
    label: '',
    ...emptyMetrics(currency),
    totalBefore: zero,
    netBefore: zero,
  };
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
  now: readonly ReportTotals[],
  before: readonly ReportTotals[],
  { dimension, currency }: { dimension: ReportDimension; currency: string },
): ReportRow[] {
  const earlier = new Map(before.map((totals) => [totals.key, totals]));
  const current = new Map(now.map((totals) => [totals.key, totals]));
  const row = (key: string): ReportRow => {
    const totals = current.get(key);
    return {
      key,
      label: key,
      ...(totals ? metricsOf(totals) : emptyMetrics(currency)),
      ...(dimension === 'currency' && {
        ownTotal: roundMoney(totals?.ownTotal, key),
        ownNet: roundMoney(totals?.ownNet, key),
      }),
      totalBefore: earlier.get(key)?.total ?? zeroMoney(currency),
      netBefore: earlier.get(key)?.net ?? zeroMoney(currency),
    };
  };
  return [...new Set([...current.keys(), ...earlier.keys()])]
    .map(row)
    .toSorted(
      (a, b) =>
        compareMoney(totalSales(b), totalSales(a)) ||
        compareMoney(b.netBefore, a.netBefore) ||
        (a.key < b.key ? -1 : 1),
    );
}

/** An order has several lines and may have several discounts: the whole counts it once. */
async function totalsOf(
  context: Context,
  { kind, currency }: TotalsQuery,
  found: Record<'now' | 'before', { period: Period; total: ReportTotals | undefined }>,
): Promise<ReportRow> {
  const summed = ({ total }: { total: ReportTotals | undefined }): ReportMetrics =>
    total ? metricsOf(total) : emptyMetrics(currency);
  const now = summed(found.now);
  const { total: totalBefore, net: netBefore } = summed(found.before);
  const { orders } = kind === 'order' ? now : await readTotals(context, found.now.period, currency);
  return { key: '', label: '', ...now, orders, totalBefore, netBefore };
}

export async function dimensionReport(
  context: Context,
  dimension: ReportDimension,
  { from, to, against, currency, limit }: ReportParams,
): Promise<DimensionReport> {
  const period: Period = { from, to };
  const requested = { ...SOURCES[dimension], currency, period };
  const before = { ...requested, period: periodBefore(period, against) };
  const [now, earlier, unconverted] = await Promise.all([
    readReportTotals(context, requested),
    readReportTotals(context, before),
    readUnconverted(context, requested),
  ]);
  const all = rowsOf(now.rows, earlier.rows, { dimension, currency });
  const shown = all.slice(0, limit);
  return {
    dimension,
    currency,
    rows: dimension === 'product' ? await nameProducts(context, shown) : shown,
    count: all.length,
    ...(all.length > limit && { others: together(all.slice(limit), currency) }),
    totals: await totalsOf(context, requested, {
      now: { period, total: now.total },
      before: { period: before.period, total: earlier.total },
    }),
    unconverted,
  };
}
