import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';

const HOUR = 3_600_000;
const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;
const shape = "yyyy-MM-dd'T'HH:mm";

/** A moment as the clock of the shop shows it, as `DateTimeField` takes it. */
export const localOf = (moment: Date | string, timeZone: string): string =>
  format(new TZDate(new Date(moment).getTime(), timeZone), shape);

/** The moment at which the clock of the shop shows that; where it does so twice, the first time. */
export function momentOf(local: string, timeZone: string): Date | undefined {
  const [, year, month, day, hour, minute] = LOCAL.exec(local) ?? [];
  if (year === undefined) return undefined;
  const date = new TZDate(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    timeZone,
  );
  if (Number.isNaN(+date)) return undefined;
  const shifts = [HOUR, HOUR / 2].map((shift) => new Date(+date - shift));
  return shifts.find((earlier) => localOf(earlier, timeZone) === local) ?? new Date(+date);
}

/** The clocks go forward over it: no clock of the shop ever shows it. */
export function isSkipped(local: string, timeZone: string): boolean {
  const moment = momentOf(local, timeZone);
  return moment !== undefined && localOf(moment, timeZone) !== local;
}
