import { weekDays, type OpeningHours, type WeekDay } from '#shared/delivery-offer.ts';

/** From and to of one day, as `09:00` is written; several rows of a day are several times. */
export interface HoursRow {
  key: string;
  day: WeekDay;
  from: string;
  to: string;
}

const TIME = /^([01]?\d|2[0-3]):([0-5]\d)$|^24:00$/;

const minuteOf = (text: string): number | undefined => {
  const trimmed = text.trim();
  if (!TIME.test(trimmed)) return undefined;
  const [hours = '0', minutes = '0'] = trimmed.split(':');
  return Number(hours) * 60 + Number(minutes);
};

const two = (value: number): string => String(value).padStart(2, '0');
export const timeOf = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

export const rowsOf = (hours: readonly OpeningHours[]): HoursRow[] =>
  hours
    .toSorted((a, b) => weekDays.indexOf(a.day) - weekDays.indexOf(b.day) || a.from - b.from)
    .map(({ day, from, to }, at) => ({ key: `hours-${at}`, day, from: timeOf(from), to: timeOf(to) }));

export type HoursError = 'time' | 'backwards' | 'twice';

/** Which row is wrong, and how. */
export function hoursError(rows: readonly HoursRow[]): { key: string; fault: HoursError } | undefined {
  const read = rows.map((row) => ({ ...row, start: minuteOf(row.from), end: minuteOf(row.to) }));
  for (const [at, { key, day, start, end }] of read.entries()) {
    if (start === undefined || end === undefined) return { key, fault: 'time' };
    if (start >= end) return { key, fault: 'backwards' };
    const twice = read
      .slice(0, at)
      .some((other) => other.day === day && (other.start ?? 0) < end && start < (other.end ?? 0));
    if (twice) return { key, fault: 'twice' };
  }
  return undefined;
}

export const hoursOf = (rows: readonly HoursRow[]): OpeningHours[] =>
  rows.map(({ day, from, to }) => ({ day, from: minuteOf(from) ?? 0, to: minuteOf(to) ?? 0 }));

/** Monday to Friday, for who has none yet. */
export const usualRows = (): HoursRow[] =>
  rowsOf(weekDays.slice(0, 5).map((day) => ({ day, from: 600, to: 1080 })));
