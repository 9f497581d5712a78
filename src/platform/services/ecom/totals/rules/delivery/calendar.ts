import { TZDate } from '@date-fns/tz';
import { weekDays, type OpeningHours, type WeekDay } from '#shared/delivery-offer.ts';

/** A day of the shop's calendar, so many days from today. */
interface Day {
  weekDay: WeekDay;
  /** At so many minutes of it, by the shop's clock. */
  at: (minute: number) => Date;
}

export function dayFrom(now: Date, timeZone: string, days: number): Day {
  const today = new TZDate(now.getTime(), timeZone);
  const [year, month, date] = [today.getFullYear(), today.getMonth(), today.getDate() + days];
  const weekDay = weekDays[(new Date(Date.UTC(year, month, date)).getUTCDay() + 6) % 7] ?? 'MON';
  const at = (minute: number): Date =>
    new Date(new TZDate(year, month, date, Math.floor(minute / 60), minute % 60, 0, 0, timeZone).getTime());
  return { weekDay, at };
}

export function minuteNow(now: Date, timeZone: string): number {
  const local = new TZDate(now.getTime(), timeZone);
  return local.getHours() * 60 + local.getMinutes();
}

/** Two weeks: a place that is closed for longer says when it opens in words. */
const LOOK_AHEAD = 14;

/** When something is ready: once the work is done, within the hours of the place. */
export function readyAt(
  now: Date,
  {
    hours,
    preparationHours = 0,
    timeZone,
  }: { hours?: readonly OpeningHours[]; preparationHours?: number; timeZone: string },
): string | undefined {
  const done = new Date(now.getTime() + preparationHours * 3_600_000);
  if (!hours?.length) return preparationHours > 0 ? done.toISOString() : undefined;
  for (let days = 0; days <= LOOK_AHEAD; days += 1) {
    const { weekDay, at } = dayFrom(done, timeZone, days);
    const open = hours
      .filter(({ day }) => day === weekDay)
      .toSorted((a, b) => a.from - b.from)
      .find(({ to }) => at(to) > done);
    if (open) return new Date(Math.max(at(open.from).getTime(), done.getTime())).toISOString();
  }
  return undefined;
}
