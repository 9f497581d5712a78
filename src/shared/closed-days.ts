import { dayIn, plusDays } from './days.ts';
import { endOfDay, momentOf } from './moments.ts';

export { isDay } from './days.ts';

/** Other hours than usual, as the contract keeps them. */
export interface SpecialPeriod {
  startDate?: string | undefined;
  endDate?: string | undefined;
  /** True by default. */
  isClosed?: boolean | undefined;
  comment?: string | undefined;
}

/** Whole days of the shop, the last one included, such as 2026-12-24. */
export interface ClosedDays {
  from: string;
  to: string;
  /** Why, for whoever reads it; may be empty. */
  note: string;
}

export const MAX_CLOSED_NOTE = 100;

/** When that day begins there. */
const midnight = (day: string, timeZone: string): Date => momentOf(day, 0, timeZone);

function daysIn(
  { startDate = '', endDate = '', isClosed = true, comment = '' }: SpecialPeriod,
  timeZone: string,
): ClosedDays | undefined {
  const [start, end] = [new Date(startDate), new Date(endDate)];
  if (!isClosed || Number.isNaN(start.getTime()) || Number.isNaN(end.getTime())) return undefined;
  const from = dayIn(start, timeZone);
  const after = dayIn(end, timeZone);
  const isWhole =
    midnight(from, timeZone).getTime() === start.getTime() &&
    midnight(after, timeZone).getTime() === end.getTime();
  if (!isWhole || after <= from) return undefined;
  return { from, to: plusDays(after, -1), note: comment };
}

/** In their order; `others` are open, or begin or end in the middle of a day. */
export function closedDaysIn(
  periods: readonly SpecialPeriod[],
  timeZone: string,
): { closed: ClosedDays[]; others: SpecialPeriod[] } {
  const closed: ClosedDays[] = [];
  const others: SpecialPeriod[] = [];
  for (const period of periods) {
    const days = daysIn(period, timeZone);
    if (days) closed.push(days);
    else others.push(period);
  }
  return { closed: closed.sort((one, other) => (one.from < other.from ? -1 : 1)), others };
}

/** As the contract keeps them. */
export const specialPeriodsOf = (
  closed: readonly ClosedDays[],
  others: readonly SpecialPeriod[],
  timeZone: string,
): SpecialPeriod[] => [
  ...closed.map(({ from, to, note }) => ({
    startDate: midnight(from, timeZone).toISOString(),
    endDate: endOfDay(to, timeZone).toISOString(),
    isClosed: true,
    comment: note,
  })),
  ...others,
];

/** So long before, the shop tells of them. */
const AHEAD_MS = 30 * 86_400_000;

/** Those that buyers should know of now: that last, or begin within a month. */
export const closedSoon = (
  periods: readonly SpecialPeriod[],
  { now, timeZone }: { now: Date; timeZone: string },
): ClosedDays[] => {
  const today = dayIn(now, timeZone);
  const last = dayIn(new Date(now.getTime() + AHEAD_MS), timeZone);
  return closedDaysIn(periods, timeZone).closed.filter(({ from, to }) => to >= today && from <= last);
};

/** Such as 24–26 December. @param tag BCP 47 */
export const closedDaysLine = ({ from, to }: ClosedDays, tag: string): string =>
  new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatRange(
    new Date(from),
    new Date(to),
  );
