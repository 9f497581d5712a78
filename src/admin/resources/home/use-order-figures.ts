import { TZDate } from '@date-fns/tz';
import { startOfDay, subDays } from 'date-fns';
import { useQuery } from '@tanstack/react-query';
import { orderOperations } from '../../../wix/order-operations.ts';
import { useStoreProfile } from '../../access/session.ts';

export interface Figure {
  count: number;
  before: number;
}

interface OrderFigures {
  today: Figure;
  week: Figure;
  month: Figure;
  byCurrency: readonly { currency: string; count: number }[];
}

/** Counted by the platform: how many orders were placed in a period, currency by currency. */
async function placedBetween(from: Date, to: Date, signal: AbortSignal): Promise<Map<string, number>> {
  const filter = { purchasedDate: { $gte: from.toISOString(), $lt: to.toISOString() } };
  const { aggregates } = await orderOperations.aggregate(
    filter,
    { placed: { $count: ['currency'] } },
    { signal },
  );
  const buckets = Object.entries(aggregates?.['placed'] ?? {});
  return new Map(buckets.map(([key, count]) => [key.replaceAll(/[()]/g, ''), count]));
}

const sum = (counts: Map<string, number>): number =>
  [...counts.values()].reduce((total, count) => total + count, 0);

async function readFigures(timeZone: string, signal: AbortSignal): Promise<OrderFigures> {
  const now = new Date();
  const midnight = startOfDay(new TZDate(now.getTime(), timeZone));
  const between = (from: Date, to: Date) => placedBetween(from, to, signal);
  const [today, yesterday, week, weekBefore, month, monthBefore] = await Promise.all([
    between(midnight, now),
    between(subDays(midnight, 1), subDays(now, 1)),
    between(subDays(now, 7), now),
    between(subDays(now, 14), subDays(now, 7)),
    between(subDays(now, 30), now),
    between(subDays(now, 60), subDays(now, 30)),
  ]);
  return {
    today: { count: sum(today), before: sum(yesterday) },
    week: { count: sum(week), before: sum(weekBefore) },
    month: { count: sum(month), before: sum(monthBefore) },
    byCurrency: [...month]
      .map(([currency, count]) => ({ currency, count }))
      .toSorted((a, b) => b.count - a.count),
  };
}

export function useOrderFigures(enabled: boolean) {
  const { timeZone } = useStoreProfile();
  return useQuery({
    queryKey: ['orders', 'figures', {}],
    queryFn: ({ signal }) => readFigures(timeZone, signal),
    enabled,
    staleTime: 60_000,
  });
}
