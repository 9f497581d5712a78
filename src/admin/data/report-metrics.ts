import Big from 'big.js';
import { currencyDigits } from '../../shared/money.ts';
import { totalSales, type ReportMetrics } from '../../shared/reports.ts';

export const metricNames = ['sales', 'orders', 'average', 'refunded', 'tax'] as const;
export type MetricName = (typeof metricNames)[number];

export const isMetric = (text: string | null): text is MetricName =>
  (metricNames as readonly (string | null)[]).includes(text);

/** What an order came to on average, before returns; nothing while there is none. */
export const averageOf = ({ total, orders }: ReportMetrics, currency: string): string =>
  new Big(orders === 0 ? 0 : total).div(orders || 1).toFixed(currencyDigits(currency));

/** A figure of some days: an amount, or how many orders. */
export function metricOf(name: MetricName, figures: ReportMetrics, currency: string): string {
  switch (name) {
    case 'orders':
      return String(figures.orders);
    case 'average':
      return averageOf(figures, currency);
    case 'refunded':
      return figures.returned;
    case 'tax':
      return figures.tax;
    default:
      return totalSales(figures);
  }
}

/** In percent of `whole`, with one decimal; nothing of nothing. */
export const percentOf = (part: string, whole: string): number =>
  new Big(whole).eq(0) ? 0 : Number(new Big(part).div(whole).times(100).round(1));

/** By how many percent it is more or less; undefined where there was nothing before. */
export function changeOf(now: string, before: string): number | undefined {
  const was = new Big(before);
  return was.lte(0) ? undefined : Number(new Big(now).minus(was).div(was).times(100).round(1));
}
