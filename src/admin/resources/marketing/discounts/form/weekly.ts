import type { WeeklyWindow } from '#wix/discount-operations.ts';
import type { Problem } from '#admin/ui/form/form-errors.ts';
import { problem } from './problem.ts';

/** A bound as `TimeInput` takes it; empty: from midnight, or until the next. */
export const clockOf = (time: WeeklyWindow['startTime']): string =>
  time ? [time.hours ?? 0, time.minutes ?? 0].map((part) => String(part).padStart(2, '0')).join(':') : '';

/** Until midnight is no end at all: the contract has no hour 24. */
function timeOf(clock: string, bound: 'startTime' | 'endTime'): WeeklyWindow['startTime'] {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return clock === '' || (bound === 'endTime' && hours + minutes === 0) ? undefined : { hours, minutes };
}

/** With one of its bounds in the place of what it had. */
export function withTime(
  { startTime, endTime, dayOfWeek }: WeeklyWindow,
  bound: 'startTime' | 'endTime',
  clock: string,
): WeeklyWindow {
  const bounds = { startTime, endTime, [bound]: timeOf(clock, bound) };
  return {
    ...(dayOfWeek !== undefined && { dayOfWeek }),
    ...(bounds.startTime && { startTime: bounds.startTime }),
    ...(bounds.endTime && { endTime: bounds.endTime }),
  };
}

/** What is wrong with hours, by place: they end on the day on which they begin. */
export const checkWeekly = (weekly: readonly WeeklyWindow[]): (readonly [string, Problem | undefined])[] =>
  weekly.map(({ startTime, endTime }, index) => [
    `weekly.${index}`,
    endTime && clockOf(endTime) <= (clockOf(startTime) || '00:00') ? problem('hours') : undefined,
  ]);
