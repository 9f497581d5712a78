/** The countries that the store delivers to, at least in part: these, or all but these. ISO 3166-1. */
export type ServedCountries = { only: string[] } | { except: string[] };

export const isServed = (served: ServedCountries, country: string): boolean =>
  'only' in served ? served.only.includes(country) : !served.except.includes(country);
