import { listCountries, type Country } from './countries.ts';

/** The countries that the store delivers to, at least in part: these, or all but these. ISO 3166-1. */
export type ServedCountries = { only: string[] } | { except: string[] };

export const isServed = (served: ServedCountries, country: string): boolean =>
  'only' in served ? served.only.includes(country) : !served.except.includes(country);

/** What a form offers for choosing a country; each list is in the order of the language. */
export interface CountryChoice {
  /** Countries with delivery; all of them where the store does not say, or delivers nowhere yet. */
  delivered: Country[];
  /** Countries without delivery. */
  others: Country[];
}

interface CountryOptions {
  served: ServedCountries | undefined;
  /** The country that is chosen already: it is always offered. */
  chosen: string | undefined;
  /** Offers countries without delivery as well, such as for an address that may be a billing address. */
  any: boolean;
}

export function offerCountries(locale: string, { served, chosen, any }: CountryOptions): CountryChoice {
  const all = listCountries(locale);
  const isNowhere = served !== undefined && 'only' in served && served.only.length === 0;
  if (!served || isNowhere) return { delivered: all, others: [] };
  return {
    delivered: all.filter(({ code }) => isServed(served, code)),
    others: all.filter(({ code }) => !isServed(served, code) && (any || code === chosen)),
  };
}
