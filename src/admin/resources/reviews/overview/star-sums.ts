import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfWeek } from 'date-fns/startOfWeek';
import type { ReviewOverview, StarCounts } from '../../../../shared/review-overview.ts';

export const allOf = (stars: StarCounts): number => stars.reduce((sum, n) => sum + n, 0);

/** Nothing where there is no review. */
export function averageOf(stars: StarCounts): number | undefined {
  const count = allOf(stars);
  return count === 0 ? undefined : stars.reduce((sum, n, index) => sum + n * (index + 1), 0) / count;
}

export interface StarBucket {
  /** First and last day, both included. */
  from: string;
  to: string;
  stars: StarCounts;
}

/** More days than that are told by weeks, and more weeks by months. */
const MOST_BARS = 31;
const day = (date: Date): string => format(date, 'yyyy-MM-dd');

/** The days of an overview, as many together as a chart has room for; weeks begin on a Monday. */
export function bucketsOf({ days, from, to }: Pick<ReviewOverview, 'days' | 'from' | 'to'>): StarBucket[] {
  const length = differenceInCalendarDays(parseISO(to), parseISO(from)) + 1;
  const grain = length <= MOST_BARS ? 'day' : length <= MOST_BARS * 7 ? 'week' : 'month';
  const startOf = (date: Date): Date => {
    if (grain === 'day') return date;
    return grain === 'week' ? startOfWeek(date, { weekStartsOn: 1 }) : startOfMonth(date);
  };
  const endOf = (start: Date): Date => {
    if (grain === 'day') return start;
    return addDays(grain === 'week' ? addDays(start, 7) : addMonths(start, 1), -1);
  };
  const buckets = new Map<string, StarBucket>();
  for (const { day: one, stars } of days) {
    const start = startOf(parseISO(one));
    const key = day(start);
    const end = day(endOf(start));
    const bucket = buckets.get(key) ?? {
      from: key < from ? from : key,
      to: end > to ? to : end,
      stars: [0, 0, 0, 0, 0],
    };
    bucket.stars = bucket.stars.map((n, index) => n + (stars[index] ?? 0)) as StarCounts;
    buckets.set(key, bucket);
  }
  return [...buckets.values()];
}
