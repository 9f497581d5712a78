import { isDay as isDayOfAnyYear } from '#shared/days.ts';
import { daysIn, type ReportComparison } from '#shared/reports.ts';

/** Both ends included, `YYYY-MM-DD`. */
export interface Period {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** None of a year that begins with a nought: the database knows none of the first. */
export const isDay = (text: string): boolean => isDayOfAnyYear(text) && text >= '1000';

export const daysOf = (period: Period): string[] =>
  Array.from({ length: daysIn(period) }, (_, index) => dayOf(utc(period.from) + index * DAY_MS));

/** The 29th of February has the 28th before it. */
function yearBefore(day: string): string {
  const earlier = `${String(Number(day.slice(0, 4)) - 1)}${day.slice(4)}`;
  return isDay(earlier) ? earlier : `${earlier.slice(0, 8)}28`;
}

export function periodBefore(period: Period, against: ReportComparison): Period {
  const { from, to } = period;
  if (against === 'yearBefore') return { from: yearBefore(from), to: yearBefore(to) };
  const first = utc(from);
  return { from: dayOf(first - daysIn(period) * DAY_MS), to: dayOf(first - DAY_MS) };
}
