import { TZDate, tz } from '@date-fns/tz';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { format } from 'date-fns/format';
import { isSameYear } from 'date-fns/isSameYear';
import { startOfDay } from 'date-fns/startOfDay';

export type DateStyle = 'short' | 'long' | 'time' | 'day';

interface Options {
  timeZone: string;
  now: Date;
}

/**
 * Short: relative under a day, then "20 Nov 16:40", with the year when it is another one. Long: "20 Nov 2026, 16:40".
 * Everything in the store's time zone.
 */
export function dateText(value: string | Date, style: DateStyle, { timeZone, now }: Options): string {
  const date = new TZDate(new Date(value).getTime(), timeZone);
  if (style === 'long') return format(date, 'd MMM yyyy, HH:mm');
  if (style === 'time') return format(date, 'HH:mm');
  const today = new TZDate(now.getTime(), timeZone);
  const sameYear = isSameYear(date, today, { in: tz(timeZone) });
  if (style === 'day') return format(date, sameYear ? 'd MMM' : 'd MMM yyyy');
  const minutes = differenceInMinutes(now, date);
  if (minutes >= 0 && minutes < 24 * 60) return ago(minutes);
  return format(date, sameYear ? 'd MMM HH:mm' : 'd MMM yyyy');
}

const ago = (minutes: number): string => {
  if (minutes < 1) return 'just now';
  return minutes < 60 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`;
};

/** When the day began in which that moment is, in the store's time zone. */
export const midnightOf = (moment: Date, timeZone: string): Date =>
  new Date(startOfDay(new TZDate(moment.getTime(), timeZone)).getTime());

/** The same instant where the viewer sits, for the tooltip; says so only when it differs. */
export function dateTitle(value: string | Date, timeZone: string, viewerZone = viewerTimeZone()): string {
  const instant = new Date(value).getTime();
  const there = new TZDate(instant, timeZone);
  const store = `${format(there, 'd MMM yyyy, HH:mm:ss')} ${timeZone}`;
  if (viewerZone === timeZone) return store;
  const here = new TZDate(instant, viewerZone);
  const shape = format(here, 'yyyyMMdd') === format(there, 'yyyyMMdd') ? 'HH:mm' : 'd MMM, HH:mm';
  return `${store}\n${format(here, shape)} ${viewerZone}`;
}

export const viewerTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
