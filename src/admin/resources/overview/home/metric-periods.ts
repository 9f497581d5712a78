import { TZDate } from '@date-fns/tz';
import { subDays } from 'date-fns/subDays';
import { conditionFilter, type PlatformFilter, type QueryMoment } from '#admin/data/filter-operators.ts';
import type { ListFilter } from '#admin/data/list-state.ts';

export const metricPeriods = ['today', 'week', 'month'] as const;
export type MetricPeriod = (typeof metricPeriods)[number];

const placed = {
  today: ['placed', 'in', 'today'],
  week: ['placed', 'inLast', '7d'],
  month: ['placed', 'inLast', '30d'],
} as const;
const days: Readonly<Record<MetricPeriod, number>> = { today: 1, week: 7, month: 30 };

/** The list that a figure opens. What was put away was sold all the same. */
export const periodFilter = (period: MetricPeriod): ListFilter => ({
  where: [placed[period], ['archived', 'is', 'either']],
});

const purchased = { id: 'placed', path: 'purchasedDate', kind: 'date' } as const;

/** What that list is asked for, and the same of as many days before, up to this time of the day. */
export function periodQueries(
  period: MetricPeriod,
  moment: QueryMoment,
): { now: PlatformFilter; before: PlatformFilter } {
  const asked = (now: Date) => conditionFilter(purchased, placed[period], { ...moment, now }) ?? {};
  const earlier = new Date(+subDays(new TZDate(+moment.now, moment.timeZone), days[period]));
  const before = asked(earlier)[purchased.path] as object;
  return {
    now: asked(moment.now),
    before: { [purchased.path]: { ...before, $lt: earlier.toISOString() } },
  };
}
