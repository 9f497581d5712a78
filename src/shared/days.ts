// Days of a shop, such as 2026-12-24.

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** In the middle of it, as if the shop's clock were that of Greenwich. */
const noon = (day: string): number => Date.parse(`${day}T12:00:00.000Z`);
const written = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Whether there is such a day: the 30th of February is none, though `Date.parse` reads it as one of March. */
export const isDay = (text: string): boolean =>
  DAY.test(text) && !Number.isNaN(noon(text)) && written(noon(text)) === text;

export const plusDays = (day: string, days: number): string => written(noon(day) + days * DAY_MS);

export const dayIn = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    moment,
  );
