import { zeroMoney } from '#shared/money.ts';
import type { ReportRequest } from '#shared/extensions/reports.ts';
import type { ProductSales, ReportDay, ReportFigures, SalesReport } from '#shared/reports.ts';
import { daysOf, periodBefore, type Period } from './period.ts';
import { readSums, readUnconverted, readZone, type Asking, type Sums, type SumsAsked } from './sums.ts';

export interface ReportParams extends Required<ReportRequest> {
  currency: string;
}

export function noFigures(currency: string): ReportFigures {
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

export const figuresOf = ({ key: _key, ownTotal: _total, ownNet: _net, ...figures }: Sums): ReportFigures =>
  figures;

/** Of all orders together. */
export async function readTotals(asking: Asking, period: Period, currency: string): Promise<ReportFigures> {
  const { total } = await readSums(asking, { kind: 'order', by: 'nothing', period, currency });
  return total ? figuresOf(total) : noFigures(currency);
}

async function readDays(
  asking: Asking,
  period: Period,
  currency: string,
  what: Pick<SumsAsked, 'kind' | 'of'> = { kind: 'order' },
): Promise<{ days: ReportDay[]; totals: ReportFigures }> {
  const { rows, total } = await readSums(asking, { ...what, by: 'day', period, currency });
  const byDay = new Map(rows.map((sums) => [sums.key, figuresOf(sums)]));
  return {
    days: daysOf(period).map((day) => ({ day, ...(byDay.get(day) ?? noFigures(currency)) })),
    totals: total ? figuresOf(total) : noFigures(currency),
  };
}

export async function salesReport(
  asking: Asking,
  { from, to, against, currency }: ReportParams,
): Promise<SalesReport> {
  const period = { from, to };
  const before = periodBefore(period, against);
  const [timeZone, now, earlier, unconverted] = await Promise.all([
    readZone(asking),
    readDays(asking, period, currency),
    readDays(asking, before, currency),
    readUnconverted(asking, { period, currency }),
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
  asking: Asking,
  { from, to, currency }: Pick<ReportParams, 'from' | 'to' | 'currency'>,
  productId: string,
): Promise<ProductSales> {
  const [timeZone, { days, totals }] = await Promise.all([
    readZone(asking),
    readDays(asking, { from, to }, currency, { kind: 'product', of: productId }),
  ]);
  return { productId, currency, timeZone, from, to, days, totals };
}
