import { TZDate } from '@date-fns/tz';

const DAY = 86_400_000;
const two = (part: number): string => String(part).padStart(2, '0');

/** The day of the shop, `YYYY-MM-DD`. */
export function dayOf(moment: Date, timeZone: string): string {
  const there = new TZDate(moment, timeZone);
  return `${there.getFullYear()}-${two(there.getMonth() + 1)}-${two(there.getDate())}`;
}

export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00.000Z`) + days * DAY).toISOString().slice(0, 10);

/** When that hour of the day begins in the shop, whatever its clocks did. */
export function momentOf(day: string, hour: number, timeZone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date, hour, 0, 0, timeZone).getTime());
}

/** When that day is over in the shop. */
export const endOfDay = (day: string, timeZone: string): Date => momentOf(plusDays(day, 1), 0, timeZone);

/** `2026-11-30` as one says it: "30 November 2026". */
export const longDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
