import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import type { Bucket, Grain } from '../../data/report-buckets.ts';
import { metricOf, type MetricName } from '../../data/report-metrics.ts';
import { addressOf } from '../../data/list-state.ts';
import { ordersOf, type Days } from '../../data/report-period.ts';
import type { ReportMetrics } from '#shared/reports.ts';

export interface ChartPoint {
  key: string;
  /** Under the axis: "23 Oct". */
  tick: string;
  /** Over its figures: "18 Nov, Wednesday". */
  title: string;
  value: number | null;
  text: string;
  orders: number;
  /** The orders of these days. */
  to: string;
  before: { tick: string; value: number | null; text: string } | undefined;
}

export interface ChartProps {
  shape: 'line' | 'bars';
  /** What it shows: "Sales per day, against the 30 days before". */
  label: string;
  points: readonly ChartPoint[];
}

export interface Reading {
  figure: MetricName;
  currency: string;
  grain: Grain;
  /** An amount in words. */
  money: (amount: string) => string;
  /** "Week from". */
  weekFrom: string;
}

const tickOf = (grain: Grain, { from }: Days): string =>
  format(parseISO(from), grain === 'month' ? 'MMM yyyy' : 'd MMM');

function titleOf({ grain, weekFrom }: Reading, days: Days): string {
  if (grain === 'month') return format(parseISO(days.from), 'MMMM yyyy');
  if (grain === 'week') return `${weekFrom} ${format(parseISO(days.from), 'd MMM')}`;
  return format(parseISO(days.from), 'd MMM, EEEE');
}

function read({ figure, currency, money }: Reading, figures: ReportMetrics) {
  const text = metricOf(figure, figures, currency);
  const isNone = figure === 'average' && figures.orders === 0;
  return {
    value: isNone ? null : Number(text),
    text: isNone ? '—' : figure === 'orders' ? Number(text).toLocaleString('en') : money(text),
  };
}

/** What the chart draws, and the table beside it tells. */
export const chartPoints = (buckets: readonly Bucket[], reading: Reading): ChartPoint[] =>
  buckets.map((bucket) => ({
    key: bucket.from,
    tick: tickOf(reading.grain, bucket),
    title: titleOf(reading, bucket),
    ...read(reading, bucket),
    orders: bucket.orders,
    to: addressOf('orders', ordersOf(bucket)),
    before: bucket.before && { tick: tickOf(reading.grain, bucket.before), ...read(reading, bucket.before) },
  }));
