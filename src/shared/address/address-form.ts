import { countryAddress } from './country-address.ts';
import { hasPostcode, isPostcode, isWrittenPostcode, needsPostcode, tidyPostcode } from './postcodes.ts';

/** What of an address depends on its country. */
export interface PlaceValues {
  /** ISO 3166-1, or nothing. */
  country: string;
  /** ISO 3166-2, such as `US-CA`, or nothing. */
  subdivision: string;
  city: string;
  postalCode: string;
}

export type PlaceField = 'subdivision' | 'city' | 'postalCode';

/** What a field may be called; the forms have a label for each. */
interface Kinds {
  subdivision:
    | 'state'
    | 'province'
    | 'county'
    | 'prefecture'
    | 'emirate'
    | 'oblast'
    | 'department'
    | 'district'
    | 'parish'
    | 'island';
  postalCode: 'postal' | 'zip' | 'eircode' | 'pin';
  city: 'city' | 'post_town' | 'suburb' | 'district';
}

/** A field of the form, and what it is called in the country: `{ name: 'postalCode', kind: 'zip' }`. */
export type PlaceFieldRule = {
  [Name in PlaceField]: { name: Name; kind: Kinds[Name]; required: boolean };
}[PlaceField];

export const hasSubdivisions = (country: string): boolean => countryAddress(country).listed === true;

const needs = (country: string, part: 'C' | 'S'): boolean => {
  const { required = 'C' } = countryAddress(country);
  return required.includes(part);
};

const hasCity = (country: string): boolean => countryAddress(country).cityState !== true;

/** A required part that there is no list of is written where the city is. */
const needsCity = (country: string): boolean =>
  needs(country, 'C') || (needs(country, 'S') && !hasSubdivisions(country));

/** The fields that addresses of the country have, in the order one writes them. */
export function placeFields(country: string): PlaceFieldRule[] {
  const {
    format,
    latin = format,
    state = 'province',
    code = 'postal',
    city = 'city',
  } = countryAddress(country);
  const order = [...latin.matchAll(/%([CSZ])/g)].map(([, part]) => part);
  const at = (part: string): number => (order.includes(part) ? order.indexOf(part) : -1);
  const fields: [number, PlaceFieldRule][] = [];
  if (hasCity(country))
    fields.push([at('C'), { name: 'city', kind: city as Kinds['city'], required: needsCity(country) }]);
  if (hasSubdivisions(country))
    fields.push([
      at('S'),
      { name: 'subdivision', kind: state as Kinds['subdivision'], required: needs(country, 'S') },
    ]);
  if (hasPostcode(country) || country === '')
    fields.push([
      at('Z'),
      { name: 'postalCode', kind: code as Kinds['postalCode'], required: needsPostcode(country) },
    ]);
  return fields.toSorted(([a], [b]) => a - b).map(([, field]) => field);
}

/** A subdivision as the contract writes it; nothing where it is one of another country. */
export function subdivisionOf(country: string, written: string): string {
  if (written.startsWith(`${country}-`)) return written;
  return country !== '' && /^[A-Z0-9]{1,3}$/.test(written) ? `${country}-${written}` : '';
}

/**
 * Whether a postcode that is there stays when another country is chosen. One of the country before stays only where
 * both write it the same: shifting its hyphen or blank would invent a postcode (`4000-318` of Portugal is no `400-0318` of
 * Japan, `10115` of Germany no `101 15` of Sweden).
 */
function isPostcodePreserved(text: string, before: string, country: string): boolean {
  if (!hasPostcode(country)) return false;
  if (!isPostcode(before, text)) return isPostcode(country, text);
  return isWrittenPostcode(country, text) && tidyPostcode(country, text) === text;
}

/** Another country leaves nothing of the one before: neither its state, nor a postcode that does not fit. */
export function withPlace<Values extends PlaceValues>(values: Values, change: Partial<Values>): Values {
  const next = { ...values, ...change };
  if (next.country === values.country || values.country === '') return next;
  const { country } = next;
  return {
    ...next,
    subdivision: next.subdivision === values.subdivision ? '' : next.subdivision,
    postalCode: isPostcodePreserved(next.postalCode, values.country, country)
      ? tidyPostcode(country, next.postalCode)
      : '',
    city: hasCity(country) ? next.city : '',
  };
}

/** As it is stored: trimmed, the postcode in its country's shape, and nothing that the country does not have. */
export function tidyPlace<Values extends PlaceValues>(values: Values): Values {
  const country = values.country.trim().toUpperCase();
  const postalCode = values.postalCode.trim();
  return {
    ...values,
    country,
    subdivision: subdivisionOf(country, values.subdivision.trim()),
    postalCode: country === '' ? postalCode : hasPostcode(country) ? tidyPostcode(country, postalCode) : '',
    city: hasCity(country) ? values.city.trim() : '',
  };
}

export type PlaceProblem = 'needed' | 'wrong';

/** What is missing or cannot be, by field; nothing before the country is known. */
export function checkPlace(values: PlaceValues): Partial<Record<PlaceField, PlaceProblem>> {
  const problems: Partial<Record<PlaceField, PlaceProblem>> = {};
  const { country } = values;
  for (const { name, required } of placeFields(country)) {
    const value = values[name].trim();
    if (value === '') {
      if (required) problems[name] = 'needed';
    } else if (name === 'postalCode' && country !== '' && !isPostcode(country, value))
      problems[name] = 'wrong';
    else if (name === 'subdivision' && subdivisionOf(country, value) === '') problems[name] = 'wrong';
  }
  return problems;
}
