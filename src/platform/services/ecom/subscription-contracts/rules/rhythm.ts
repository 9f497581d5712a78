import { TZDate } from '@date-fns/tz';
import type { Subscription } from '../subscription.ts';

type Rhythm = Pick<Subscription, 'anchorDate' | 'frequency' | 'interval' | 'timeZone'>;

const DAY = 86_400_000;

/** So many months and days later on the shop's calendar, at the same hour; of a month that is shorter its last day. */
function later(from: TZDate, months: number, days: number): Date {
  const [year, month] = [from.getFullYear(), from.getMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = months === 0 ? from.getDate() + days : Math.min(from.getDate(), last);
  const [hours, minutes, seconds] = [from.getHours(), from.getMinutes(), from.getSeconds()];
  const date = new TZDate(year, month, day, hours, minutes, seconds, from.getMilliseconds(), from.timeZone);
  return new Date(date.getTime());
}

/** When a cycle is charged. Counted from the first one each time, so that a short month moves no other. */
export function dateOfCycle(
  { anchorDate, frequency, interval, timeZone = 'UTC' }: Rhythm,
  cycle: number,
): string {
  if (cycle === 1) return anchorDate;
  const anchor = new TZDate(anchorDate, timeZone);
  const steps = (cycle - 1) * interval;
  switch (frequency) {
    case 'DAY':
      return later(anchor, 0, steps).toISOString();
    case 'WEEK':
      return later(anchor, 0, steps * 7).toISOString();
    case 'MONTH':
      return later(anchor, steps, 0).toISOString();
    case 'YEAR':
      return later(anchor, steps * 12, 0).toISOString();
  }
}

/** The first cycle from this one on whose time is yet to come: what passed meanwhile is not charged afterwards. */
export function upcomingCycle(rhythm: Rhythm, from: number, now: string): number {
  let cycle = from;
  while (dateOfCycle(rhythm, cycle) <= now) cycle++;
  return cycle;
}

export const inDays = (now: string, days: number): string =>
  new Date(Date.parse(now) + days * DAY).toISOString();
