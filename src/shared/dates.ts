/**
 * The locale that a date is written in. English without a region is read as British, as on every page of the store: the
 * day comes before the month.
 */
export const dateLocale = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

/** "28 November 2026": a day in emails and documents. */
export const longDate = (date: string | Date, locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'long', timeZone }).format(new Date(date));
