import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { startOfWeek } from 'date-fns/startOfWeek';
import type { ReportDay, ReportMetrics } from '../../shared/reports.ts';
import { addMoney } from '../../shared/money.ts';
import type { Days } from './report-period.ts';

export const grains = ['day', 'week', 'month'] as const;
export type Grain = (typeof grains)[number];

export interface Bucket extends Days, ReportMetrics {
  /** As many days of the period before, in their place. */
  before: (Days & ReportMetrics) | undefined;
}

/** The same for all days of one week, from Monday on, or of one month. */
const places: Readonly<Record<Grain, (day: string) => string>> = {
  day: (day) => day,
  week: (day) => format(startOfWeek(parseISO(day), { weekStartsOn: 1 }), 'yyyy-MM-dd'),
  month: (day) => day.slice(0, 7),
};

const LONG = 120;

/** So that a long period is no fence of single days. */
export const grainFor = (days: number): Grain => (days > LONG ? 'week' : 'day');

const sum = (days: readonly ReportDay[], name: Exclude<keyof ReportMetrics, 'orders' | 'pieces'>): string =>
  addMoney('0', ...days.map((day) => day[name]));

const count = (days: readonly ReportDay[], name: 'orders' | 'pieces'): number =>
  days.reduce((total, day) => total + day[name], 0);

function together(days: readonly ReportDay[]): (Days & ReportMetrics) | undefined {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return undefined;
  return {
    from: first.day,
    to: last.day,
    orders: count(days, 'orders'),
    pieces: count(days, 'pieces'),
    items: sum(days, 'items'),
    discounts: sum(days, 'discounts'),
    delivery: sum(days, 'delivery'),
    tax: sum(days, 'tax'),
    addedTax: sum(days, 'addedTax'),
    fees: sum(days, 'fees'),
    total: sum(days, 'total'),
    returned: sum(days, 'returned'),
    net: sum(days, 'net'),
  };
}

/** Days put together by week or month, each with the days of the period before that stand in the same places. */
export function bucketsOf(
  days: readonly ReportDay[],
  daysBefore: readonly ReportDay[],
  grain: Grain,
): Bucket[] {
  const groups = [...Map.groupBy(days, ({ day }) => places[grain](day)).values()];
  let at = 0;
  return groups.flatMap((group, index) => {
    const next = index === groups.length - 1 ? daysBefore.length : at + group.length;
    const before = together(daysBefore.slice(at, next));
    at = next;
    const now = together(group);
    return now ? [{ ...now, before }] : [];
  });
}
