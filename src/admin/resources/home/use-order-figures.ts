import { TZDate } from '@date-fns/tz';
import { startOfDay } from 'date-fns/startOfDay';
import { subDays } from 'date-fns/subDays';
import { useQuery } from '@tanstack/react-query';
import { orderOperations } from '../../../wix/order-operations.ts';
import { useStoreProfile } from '../../access/session.ts';

export interface Figure {
  count: number;
  before: number;
}

export interface PaymentShare {
  status: string;
  count: number;
}

export interface OrderFigures {
  today: Figure;
  week: Figure;
  month: Figure;
  payments: readonly PaymentShare[];
}

/** In UTC, whatever zone the date carries. */
const iso = (date: Date): string => new Date(date.getTime()).toISOString();

/** Counted by the platform: how many orders were placed in a period, by how their payment stands. */
async function placedBetween(from: Date, to: Date, signal: AbortSignal): Promise<Map<string, number>> {
  const filter = { purchasedDate: { $gte: iso(from), $lt: iso(to) } };
  return new Map(Object.entries(await orderOperations.count(filter, ['paymentStatus'], { signal })));
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
    payments: [...month].map(([status, count]) => ({ status, count })).toSorted((a, b) => b.count - a.count),
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
