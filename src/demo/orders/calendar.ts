import { TZDate } from '@date-fns/tz';
import { startOfDay } from 'date-fns/startOfDay';
import { subDays } from 'date-fns/subDays';
import type { Random } from '../art/random.ts';

export const TIME_ZONE = 'Europe/Lisbon';
const DAYS = 730;

/** January to December: posters are given away. */
const MONTHS = [0.75, 0.7, 0.8, 0.85, 0.95, 0.85, 0.75, 0.7, 0.95, 1.15, 1.7, 2.1] as const;
/** Sunday to Saturday: people look at walls on Sunday evenings. */
const WEEKDAYS = [1.35, 1.05, 0.9, 0.9, 0.95, 0.85, 1] as const;
const HOURS = [
  2, 1, 0.5, 0.3, 0.3, 0.6, 1.2, 2.5, 4, 5, 5.5, 6, 6.5, 6, 5, 5, 5, 5.5, 6.5, 8, 10, 10.5, 8, 4.5,
] as const;

/** The first moment of the day in the store's time zone: what the whole demo is counted from. */
export const demoDay = (now: Date): Date => startOfDay(new TZDate(now, TIME_ZONE));

function pickIndex(random: Random, weights: readonly number[]): number {
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const found = weights.findIndex((weight) => (left -= weight) < 0);
  return found < 0 ? weights.length - 1 : found;
}

/** A moment of shopping on that day, by the store's clock. */
export function momentOn(random: Random, day: Date, hours: readonly number[] = HOURS): Date {
  const at = new TZDate(day, TIME_ZONE);
  at.setHours(pickIndex(random, hours), random.whole(0, 59), random.whole(0, 59));
  return new Date(at.getTime());
}

/** `count` moments over the two years that end with `today`, rising, with weeks and seasons in them; sorted. */
export function shoppingTimes(random: Random, today: Date, count: number): Date[] {
  const days = Array.from({ length: DAYS }, (_, i) => subDays(new TZDate(today, TIME_ZONE), DAYS - i));
  const weights = days.map((day, i) => {
    const growth = 0.45 + 1.1 * (i / DAYS);
    return growth * (MONTHS[day.getMonth()] as number) * (WEEKDAYS[day.getDay()] as number);
  });
  return Array.from({ length: count }, () =>
    momentOn(random, days[pickIndex(random, weights)] as Date),
  ).toSorted((a, b) => a.getTime() - b.getTime());
}

/** The last Saturday and Sunday that ended at least eight days before `today`: the studio was open. */
export function studioWeekend(today: Date): [Date, Date] {
  let sunday = subDays(new TZDate(today, TIME_ZONE), 8);
  while (sunday.getDay() !== 0) sunday = subDays(sunday, 1);
  return [subDays(sunday, 1), sunday];
}

export const later = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * 3_600_000);
export const daysBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 86_400_000;
