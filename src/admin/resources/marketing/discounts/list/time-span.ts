import { TZDate } from '@date-fns/tz';
import { addMonths } from 'date-fns/addMonths';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { format } from 'date-fns/format';
import { startOfMonth } from 'date-fns/startOfMonth';
import { subDays } from 'date-fns/subDays';

/** Days before and after today. */
const BEFORE = 45;
const AFTER = 30;
const DAY = 1440;
/** A name takes so much of the width. */
const NAME = 0.13;

/** Where a moment stands between the first day that is shown and the last, from 0 to 1. */
export const share = (moment: Date, now: Date): number => {
  const minutes = differenceInMinutes(moment, now) + BEFORE * DAY;
  return Math.min(1, Math.max(0, minutes / ((BEFORE + AFTER) * DAY)));
};

interface Month {
  name: string;
  at: number;
}

/** The months that are shown, by where their names have room: the first at the edge, none on that of today. */
export function monthsOf(now: Date, timeZone: string, today: number): Month[] {
  const first = new TZDate(subDays(now, BEFORE).getTime(), timeZone);
  const months = [0, 1, 2, 3].map((count) => addMonths(startOfMonth(first), count));
  const named = months.map((month) => ({ name: format(month, 'MMM'), at: share(month, now) }));
  return named.filter(({ at }, index) => {
    const next = named[index + 1]?.at ?? 1;
    // The name of today is longer.
    return next - at >= NAME && (at + NAME <= today || at >= today + NAME * 1.3) && at + NAME <= 1;
  });
}
