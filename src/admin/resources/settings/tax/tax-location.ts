import { countryName } from '#shared/countries.ts';

/** Where the contract knows regions within the country. */
export const WITH_PARTS: readonly string[] = 'AE AU BR CA DE ES FR GB IN IT MX NL PT US'.split(' ');

/** No calculator takes them. */
export const WITHOUT_TAX: ReadonlySet<string> = new Set(['CU', 'IR', 'KP', 'SY']);

/** Islands that are better known by their names; parts elsewhere are told by their codes. */
const PARTS: Readonly<Record<string, { name: string; codes: string }>> = {
  'PT-20': { name: 'Azores', codes: 'PT 9500–9999' },
  'PT-30': { name: 'Madeira', codes: 'PT 9000–9399' },
  'ES-CN': { name: 'Canary Islands', codes: 'ES 35, 38' },
  'ES-CE': { name: 'Ceuta', codes: 'ES 51' },
  'ES-ML': { name: 'Melilla', codes: 'ES 52' },
};

export interface TaxLocation {
  country: string;
  /** Empty: all of the country. */
  subdivision: string;
}

/** `PT-30`, or `PT`: there is one region for each. */
export const placeKey = ({ country, subdivision }: TaxLocation): string =>
  subdivision === '' ? country : `${country}-${subdivision}`;

export function placeOfKey(key: string): TaxLocation {
  const [country = '', subdivision = ''] = key.split('-');
  return { country, subdivision };
}

/** What a place is called, and what helps to know it. */
export function placeName(place: TaxLocation, locale: string): { name: string; detail: string } {
  const country = countryName(locale, place.country);
  if (place.subdivision === '') return { name: country, detail: '' };
  const part = PARTS[placeKey(place)];
  return part
    ? { name: part.name, detail: part.codes }
    : { name: `${country}, ${place.subdivision}`, detail: '' };
}

/** A part as somebody types it: `by`, `DE-BY`. Undefined for what is no code of ISO 3166-2. */
export function readPart(country: string, typed: string): string | undefined {
  const text = typed.trim().toUpperCase();
  const part = text.startsWith(`${country}-`) ? text.slice(country.length + 1) : text;
  return /^[A-Z0-9]{1,3}$/.test(part) ? part : undefined;
}

/** The country whose clocks the shop goes by: where it is at home, as far as anybody said. */
export function homeOf(timeZone: string, countries: readonly string[]): string | undefined {
  return countries.find((country) => {
    const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
      getTimeZones?: () => string[] | undefined;
      timeZones?: string[];
    };
    return (locale.getTimeZones?.() ?? locale.timeZones ?? []).includes(timeZone);
  });
}
