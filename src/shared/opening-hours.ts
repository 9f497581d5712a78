/** When a shop is open, as the contract keeps it and as people read it. */

export const WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export type WeekDay = (typeof WEEK)[number];

export interface OpenPeriod {
  openDay?: WeekDay | undefined;
  /** `09:00`, in the shop's time. */
  openTime?: string | undefined;
  closeDay?: WeekDay | undefined;
  /** `24:00` at the latest. */
  closeTime?: string | undefined;
}

/** Of one day; what closes no later than it opens, closes the next day. */
export interface OpenSpan {
  open: string;
  close: string;
}

export type WeekHours = Record<WeekDay, OpenSpan[]>;

const HOUR = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
export const isTimeOfDay = (typed: string): boolean => HOUR.test(typed);

const dayAfter = (day: WeekDay): WeekDay => WEEK[(WEEK.indexOf(day) + 1) % WEEK.length] ?? 'MONDAY';

export const closedAllWeek = (): WeekHours =>
  Object.fromEntries(WEEK.map((day) => [day, []])) as unknown as WeekHours;

/** The span of its first day; undefined of one that goes on for longer than until the next day. */
function spanOf({ openDay, openTime = '', closeDay, closeTime = '' }: OpenPeriod): OpenSpan | undefined {
  if (!openDay || !closeDay) return undefined;
  const close = closeTime === '24:00' ? '00:00' : closeTime;
  const closesOn = closeTime === '24:00' ? dayAfter(closeDay) : closeDay;
  const fits = closesOn === (close <= openTime ? dayAfter(openDay) : openDay);
  return fits ? { open: openTime, close } : undefined;
}

/** By day, in the order they come; `longer` are those that no day holds. */
export function hoursByDay(periods: readonly OpenPeriod[]): { days: WeekHours; longer: OpenPeriod[] } {
  const days = closedAllWeek();
  const longer: OpenPeriod[] = [];
  for (const period of periods) {
    const span = spanOf(period);
    if (span && period.openDay) days[period.openDay].push(span);
    else longer.push(period);
  }
  for (const day of WEEK) days[day].sort((one, other) => (one.open < other.open ? -1 : 1));
  return { days, longer };
}

/** As the contract keeps them. */
export function periodsOf(days: WeekHours, longer: readonly OpenPeriod[] = []): OpenPeriod[] {
  const periods = WEEK.flatMap((day) =>
    days[day].map(({ open, close }) => ({
      openDay: day,
      openTime: open,
      closeDay: close <= open ? dayAfter(day) : day,
      closeTime: close,
    })),
  );
  return [...periods, ...longer];
}

const endOf = ({ open, close }: OpenSpan): string => (close <= open ? '24:00' : close);

/** Which span of a day meets one before it in the list; -1 where none does. */
export const overlapIn = (spans: readonly OpenSpan[]): number =>
  spans.findIndex((one, index) =>
    spans.slice(0, index).some((other) => one.open < endOf(other) && other.open < endOf(one)),
  );

/** Any Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
const dateOf = (day: WeekDay): Date => new Date(MONDAY + WEEK.indexOf(day) * DAY_MS);

const timesOf = ({ open, close }: OpenSpan): string => `${open}–${close === '00:00' ? '24:00' : close}`;

export interface HoursLine {
  /** Such as Mon – Fri. */
  days: string;
  /** Such as 09:00–18:00. */
  times: string;
}

/** Days that follow each other with the same hours are one line; days without any have none. @param tag BCP 47 */
export function hoursLines(periods: readonly OpenPeriod[], tag: string): HoursLine[] {
  const { days, longer } = hoursByDay(periods);
  const names = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' });
  const runs: { from: WeekDay; to: WeekDay; times: string }[] = [];
  for (const day of WEEK) {
    const times = days[day].map(timesOf).join(', ');
    const last = runs.at(-1);
    if (times === '') continue;
    if (last?.times === times && dayAfter(last.to) === day) last.to = day;
    else runs.push({ from: day, to: day, times });
  }
  const nameOf = (day: WeekDay | undefined): string => (day ? names.format(dateOf(day)) : '');
  return [
    ...runs.map(({ from, to, times }) => ({
      days: from === to ? nameOf(from) : names.formatRange(dateOf(from), dateOf(to)),
      times,
    })),
    ...longer.map(({ openDay, openTime = '', closeDay, closeTime = '' }) => ({
      days: `${nameOf(openDay)} ${openTime} – ${nameOf(closeDay)} ${closeTime}`,
      times: '',
    })),
  ];
}
