import { longDate } from '#shared/dates.ts';

/** `2026-11-30` as one says it: "30 November 2026". */
export const longDay = (day: string, locale: string): string => longDate(`${day}T12:00:00Z`, locale, 'UTC');
