import { zeroMoney } from '../../../shared/money.ts';
import type { ReportDay, ReportFigures, SalesReport } from '../../../shared/reports.ts';
import { daysOf, periodBefore, type Period } from './period.ts';
import type { AskedReport } from './read-query.ts';
import { readSums, readUnconverted, readZone, type Asking, type Sums } from './sums.ts';

export function noFigures(currency: string): ReportFigures {
  const zero = zeroMoney(currency);
  return {
    orders: 0,
    pieces: 0,
    items: zero,
    discounts: zero,
    delivery: zero,
    tax: zero,
    total: zero,
    returned: zero,
  };
}

export const figuresOf = ({ key: _key, ownTotal: _own, ...figures }: Sums): ReportFigures => figures;

/** Of all orders together. */
export async function readTotals(asking: Asking, period: Period, currency: string): Promise<ReportFigures> {
  const [sums] = await readSums(asking, { kind: 'order', by: 'nothing', period, currency });
  return sums ? figuresOf(sums) : noFigures(currency);
}

async function readDays(asking: Asking, period: Period, currency: string): Promise<ReportDay[]> {
  const found = await readSums(asking, { kind: 'order', by: 'day', period, currency });
  const byDay = new Map(found.map((sums) => [sums.key, figuresOf(sums)]));
  return daysOf(period).map((day) => ({ day, ...(byDay.get(day) ?? noFigures(currency)) }));
}

export async function salesReport(
  asking: Asking,
  { from, to, against, currency }: AskedReport,
): Promise<SalesReport> {
  const period = { from, to };
  const before = periodBefore(period, against);
  const [timeZone, totals, totalsBefore, days, daysBefore, unconverted] = await Promise.all([
    readZone(asking),
    readTotals(asking, period, currency),
    readTotals(asking, before, currency),
    readDays(asking, period, currency),
    readDays(asking, before, currency),
    readUnconverted(asking, { period, currency }),
  ]);
  return { currency, timeZone, from, to, before, totals, totalsBefore, days, daysBefore, unconverted };
}
