import { slotCode, type OfferedSlot } from '#shared/delivery-offer.ts';
import { minuteOf, windowsOf, type Schedule } from '#platform/services/ecom/local-delivery-options/public.ts';
import { dayFrom, minuteNow } from './calendar.ts';

/** Days with a slot in them, in so many days of the calendar, so many slots in all. */
const MAX_DAYS = 10;
const LOOK_AHEAD = 28;
const MAX_SLOTS = 60;

interface Slotting {
  optionId: string;
  now: Date;
  timeZone: string;
  /** Of one slot; absent: any number. */
  capacity?: number | undefined;
  /** What others have, by code. */
  taken: ReadonlyMap<string, number>;
}

/** The times to come, in order; what is full is among them with no place left. */
export function slotsOf(
  schedule: Schedule,
  { optionId, now, timeZone, capacity, taken }: Slotting,
): OfferedSlot[] {
  const windows = windowsOf(schedule).toSorted((a, b) => a.from - b.from);
  const { handlingDays, cutOffTime } = schedule;
  const isLate = cutOffTime != null && minuteNow(now, timeZone) >= minuteOf(cutOffTime);
  const first = (handlingDays ?? 0) + (isLate ? 1 : 0);
  const slots: OfferedSlot[] = [];
  let found = 0;
  for (let days = first; days < first + LOOK_AHEAD && found < MAX_DAYS; days += 1) {
    const { weekDay, at } = dayFrom(now, timeZone, days);
    const ofDay = windows
      .filter(({ day }) => day === weekDay)
      .map((window) => ({ from: at(window.from), to: at(window.to) }))
      // An hour that the clocks leave out is no time: what would begin in it begins that much later, and may meet another.
      .filter(({ from, to }) => from > now && from < to)
      .toSorted((a, b) => a.from.getTime() - b.from.getTime())
      .filter(({ from }, place, all) => from.getTime() !== all[place - 1]?.from.getTime());
    if (ofDay.length === 0) continue;
    found += 1;
    for (const { from, to } of ofDay) {
      const code = slotCode(optionId, from);
      const left = capacity === undefined ? undefined : Math.max(0, capacity - (taken.get(code) ?? 0));
      slots.push({
        code,
        from: from.toISOString(),
        to: to.toISOString(),
        ...(left !== undefined && { left }),
      });
    }
  }
  return slots.slice(0, MAX_SLOTS);
}
