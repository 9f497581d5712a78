import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfQuarter } from 'date-fns/startOfQuarter';
import { startOfWeek } from 'date-fns/startOfWeek';
import { startOfYear } from 'date-fns/startOfYear';
import type { ReviewOverview, StarCounts } from '#shared/review-overview.ts';

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

/** What a column stands for: begun by the first, and as long as the second says. */
interface Grain {
  startOf: (date: Date) => Date;
  nextOf: (start: Date) => Date;
  days: number;
}
const YEAR: Grain = { startOf: startOfYear, nextOf: (start) => addMonths(start, 12), days: 366 };
/** From the finest; weeks begin on a Monday. */
const GRAINS: readonly Grain[] = [
  { startOf: (date) => date, nextOf: (start) => addDays(start, 1), days: 1 },
  {
    startOf: (date) => startOfWeek(date, { weekStartsOn: 1 }),
    nextOf: (start) => addDays(start, 7),
    days: 7,
  },
  { startOf: startOfMonth, nextOf: (start) => addMonths(start, 1), days: 31 },
  { startOf: startOfQuarter, nextOf: (start) => addMonths(start, 3), days: 92 },
  YEAR,
];

const day = (date: Date): string => format(date, 'yyyy-MM-dd');

/**
 * The days of an overview, as many together as a chart has room for.
 * @param max columns, and up to two more where the period begins and ends within one
 */
export function bucketsOf(
  { days, from, to }: Pick<ReviewOverview, 'days' | 'from' | 'to'>,
  max: number,
): StarBucket[] {
  const length = differenceInCalendarDays(parseISO(to), parseISO(from)) + 1;
  const { startOf, nextOf } = GRAINS.find((grain) => length <= max * grain.days) ?? YEAR;
  const buckets = new Map<string, StarBucket>();
  for (const { day: one, stars } of days) {
    const start = startOf(parseISO(one));
    const key = day(start);
    const end = day(addDays(nextOf(start), -1));
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
