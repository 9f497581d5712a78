import type { Tone } from '#admin/ui/StatusChip.tsx';

const HOUR = 3_600_000;
const DAY = 24;
/** Whoever wants the money must act now. */
const URGENT_HOURS = 2 * DAY;
const COUNTED_IN_DAYS = 3 * DAY;

export interface RemainingTime {
  /** `orders.held.<id>` */
  id: 'over' | 'underAnHour' | 'hours' | 'days';
  count: number;
  tone: Tone;
}

/** How long money is held yet, in whole hours; in days while there is plenty of time. */
export function remainingTime(until: Date, now: Date): RemainingTime {
  const hours = (until.getTime() - now.getTime()) / HOUR;
  const tone = hours < URGENT_HOURS ? 'bad' : 'info';
  if (hours <= 0) return { id: 'over', count: 0, tone };
  if (hours < 1) return { id: 'underAnHour', count: 0, tone };
  if (hours < COUNTED_IN_DAYS) return { id: 'hours', count: Math.floor(hours), tone };
  return { id: 'days', count: Math.floor(hours / DAY), tone };
}
