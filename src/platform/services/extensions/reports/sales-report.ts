import { zeroMoney } from '#shared/money.ts';
import type { ReportRequest } from '#shared/extensions/reports.ts';
import type { ProductSales, ReportDay, ReportMetrics, SalesReport } from '#shared/reports.ts';
import { daysOf, periodBefore, type Period } from './period.ts';
import {
  readReportTotals,
  readUnconverted,
  readZone,
  type SiteQuery,
  type ReportTotals,
  type TotalsQuery,
} from './totals.ts';

export interface ReportParams extends Required<ReportRequest> {
  currency: string;
}

export function emptyMetrics(currency: string): ReportMetrics {
  const zero = zeroMoney(currency);
  return {
    orders: 0,
    pieces: 0,
    items: zero,
    discounts: zero,
    delivery: zero,
    tax: zero,
    addedTax: zero,
    fees: zero,
    total: zero,
    returned: zero,
    net: zero,
  };
}

export const metricsOf = ({
  key: _key,
  ownTotal: _total,
  ownNet: _net,
  ...figures
}: ReportTotals): ReportMetrics => figures;

/** Of all orders together. */
export async function readTotals(
  siteQuery: SiteQuery,
  period: Period,
  currency: string,
): Promise<ReportMetrics> {
  const { total } = await readReportTotals(siteQuery, { kind: 'order', by: 'nothing', period, currency });
  return total ? metricsOf(total) : emptyMetrics(currency);
}

async function readDays(
  siteQuery: SiteQuery,
  period: Period,
  currency: string,
  what: Pick<TotalsQuery, 'kind' | 'of'> = { kind: 'order' },
): Promise<{ days: ReportDay[]; totals: ReportMetrics }> {
  const { rows, total } = await readReportTotals(siteQuery, { ...what, by: 'day', period, currency });
  const byDay = new Map(rows.map((totals) => [totals.key, metricsOf(totals)]));
  return {
    days: daysOf(period).map((day) => ({ day, ...(byDay.get(day) ?? emptyMetrics(currency)) })),
    totals: total ? metricsOf(total) : emptyMetrics(currency),
  };
}

export async function salesReport(
  siteQuery: SiteQuery,
  { from, to, against, currency }: ReportParams,
): Promise<SalesReport> {
  const period = { from, to };
  const before = periodBefore(period, against);
  const [timeZone, now, earlier, unconverted] = await Promise.all([
    readZone(siteQuery),
    readDays(siteQuery, period, currency),
    readDays(siteQuery, before, currency),
    readUnconverted(siteQuery, { period, currency }),
  ]);
  return {
    currency,
    timeZone,
    from,
    to,
    before,
    totals: now.totals,
    totalsBefore: earlier.totals,
    days: now.days,
    daysBefore: earlier.days,
    unconverted,
  };
}

/** What one product sold, day by day. */
export async function productSales(
  siteQuery: SiteQuery,
  { from, to, currency }: Pick<ReportParams, 'from' | 'to' | 'currency'>,
  productId: string,
): Promise<ProductSales> {
  const [timeZone, { days, totals }] = await Promise.all([
    readZone(siteQuery),
    readDays(siteQuery, { from, to }, currency, { kind: 'product', of: productId }),
  ]);
  return { productId, currency, timeZone, from, to, days, totals };
}
