import { formatDuration } from 'date-fns/formatDuration';
import { intervalToDuration } from 'date-fns/intervalToDuration';

const DAY_SECONDS = 86_400;

/** Such as `5 hours 10 minutes`; minutes are left out of days. */
export const waitWords = (seconds: number): string =>
  formatDuration(intervalToDuration({ start: 0, end: Math.max(60, seconds) * 1000 }), {
    format: seconds < DAY_SECONDS ? ['hours', 'minutes'] : ['months', 'days', 'hours'],
  });
