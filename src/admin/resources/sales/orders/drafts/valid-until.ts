import { tz } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { startOfDay } from 'date-fns/startOfDay';

const DAY = 'yyyy-MM-dd';

/** The store's day that is so many days from now. */
export const dayIn = (days: number, timeZone: string, now: Date): string => {
  const zone = { in: tz(timeZone) };
  return format(addDays(startOfDay(now, zone), days, zone), DAY, zone);
};

/** A link is open until the end of its last day, as the store has it. */
export const closesAt = (day: string, timeZone: string): Date => {
  const zone = { in: tz(timeZone) };
  return new Date(+addDays(startOfDay(parseISO(day, zone), zone), 1, zone));
};

/** A day that is not over. */
export const isToCome = (day: string, timeZone: string, now: Date): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(parseISO(day).getTime()) && day >= dayIn(0, timeZone, now);
