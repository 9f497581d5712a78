import { weekDays, type OpeningHours } from '#shared/delivery-offer.ts';
import type { Schedule } from '../local-delivery-option.ts';

const OLDER_DAYS = {
  MON: 'monday',
  TUE: 'tuesday',
  WED: 'wednesday',
  THU: 'thursday',
  FRI: 'friday',
  SAT: 'saturday',
  SUN: 'sunday',
} as const;

type Time = { hours?: number | null; minutes?: number | null };
export const minuteOf = (time: Time | undefined): number => (time?.hours ?? 0) * 60 + (time?.minutes ?? 0);

/** The times of the week, as today's callers write them or, where there are none, as older ones do. */
export function windowsOf({ timeWindows = [], days }: Schedule): OpeningHours[] {
  if (timeWindows.length > 0)
    return timeWindows.flatMap(({ day, start, end, enabled }) =>
      day && enabled !== false ? [{ day, from: minuteOf(start), to: minuteOf(end) }] : [],
    );
  return weekDays.flatMap((day) => {
    const { enabledForDelivery, timeSlots = [] } = days?.[OLDER_DAYS[day]] ?? {};
    if (!enabledForDelivery) return [];
    return timeSlots.map(({ from, to }) => ({ day, from: minuteOf(from), to: minuteOf(to) }));
  });
}
