import { useQuery } from '@tanstack/react-query';
import { orderOperations } from '#wix/order-operations.ts';
import type { PlatformFilter } from '#admin/data/filter-operators.ts';
import { queryMoment } from '#admin/data/platform-filter.ts';
import { periodQueries, type MetricPeriod } from './metric-periods.ts';

export interface Metric {
  count: number;
  before: number;
}

export interface PaymentShare {
  status: string;
  count: number;
}

export interface OrderMetricsData extends Record<MetricPeriod, Metric> {
  payments: readonly PaymentShare[];
}

const sum = (counts: Map<string, number>): number =>
  [...counts.values()].reduce((total, count) => total + count, 0);

async function readFigures(signal: AbortSignal): Promise<OrderMetricsData> {
  const moment = queryMoment();
  /** Counted by the platform: how many orders were placed in a period, by how their payment stands. */
  const placed = async (filter: PlatformFilter) =>
    new Map(Object.entries(await orderOperations.count(filter, ['paymentStatus'], { signal })));
  const both = async (period: MetricPeriod) => {
    const queries = periodQueries(period, moment);
    return Promise.all([placed(queries.now), placed(queries.before)]);
  };
  const [today, week, month] = await Promise.all([both('today'), both('week'), both('month')]);
  const figure = ([now, before]: readonly Map<string, number>[]): Metric => ({
    count: sum(now ?? new Map()),
    before: sum(before ?? new Map()),
  });
  return {
    today: figure(today),
    week: figure(week),
    month: figure(month),
    payments: [...month[0]]
      .map(([status, count]) => ({ status, count }))
      .toSorted((a, b) => b.count - a.count),
  };
}

export function useOrderMetrics(enabled: boolean) {
  return useQuery({
    queryKey: ['orders', 'figures', {}],
    queryFn: ({ signal }) => readFigures(signal),
    enabled,
    staleTime: 60_000,
  });
}
