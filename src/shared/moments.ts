import { TZDate } from '@date-fns/tz';
import { plusDays } from './days.ts';

/** When that hour of the day begins there, whatever the clocks did. */
export function momentOf(day: string, hour: number, timeZone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date, hour, 0, 0, timeZone).getTime());
}

/** When that day is over there. */
export const endOfDay = (day: string, timeZone: string): Date => momentOf(plusDays(day, 1), 0, timeZone);
