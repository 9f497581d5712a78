import { formatDuration } from 'date-fns/formatDuration';
import { intervalToDuration } from 'date-fns/intervalToDuration';

const DAY_SECONDS = 86_400;

const short: Record<string, string> = {
  xMonths: 'mo',
  xDays: 'd',
  xHours: 'h',
  xMinutes: 'min',
};
/** As figures are written: `5 h 10 min`. */
const shortly = { formatDistance: (unit: string, count: number) => `${count} ${short[unit] ?? unit}` };

/** Such as `5 hours 10 minutes`, or shorter `5 h 10 min`; minutes are left out of days. */
export const waitLabel = (seconds: number, style: 'long' | 'short' = 'long'): string =>
  formatDuration(intervalToDuration({ start: 0, end: Math.max(60, seconds) * 1000 }), {
    format: seconds < DAY_SECONDS ? ['hours', 'minutes'] : ['months', 'days', 'hours'],
    ...(style === 'short' && { locale: shortly }),
  });
