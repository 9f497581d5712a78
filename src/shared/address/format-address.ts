import { countryName } from '../countries.ts';
import { countryAddress } from './country-address.ts';
import { streetLine } from './street-line.ts';

type Text = string | null | undefined;

/** An address as the contract has it, under the names of the API and of the SDK. */
export interface PostalAddress {
  streetAddress?: { name?: Text; number?: Text } | null | undefined;
  addressLine?: Text;
  /** The SDK's name of `addressLine`. */
  addressLine1?: Text;
  addressLine2?: Text;
  postalCode?: Text;
  city?: Text;
  /** ISO 3166-2, such as `US-CA`. */
  subdivision?: Text;
  subdivisionFullname?: Text;
  /** ISO 3166-1. */
  country?: Text;
}

/** Who is reached there. */
export interface AddressPerson {
  firstName?: Text;
  lastName?: Text;
  company?: Text;
}

/** The name of a subdivision in Latin letters or, where `native`, in the country's own. */
export type SubdivisionNames = (code: string, native: boolean) => string | undefined;

type AddressToken = 'N' | 'O' | 'A' | 'C' | 'S' | 'Z';
type AddressTokens = Record<AddressToken, string[]>;

const text = (value: Text): string => value?.trim() ?? '';
const filled = (...values: Text[]): string[] => values.map(text).filter((value) => value !== '');

/** Family names stand first in these scripts. */
const FAMILY_FIRST = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export function fullName(person: AddressPerson | null | undefined): string {
  const names = filled(person?.firstName, person?.lastName);
  return (FAMILY_FIRST.test(names.join('')) ? names.toReversed() : names).join(' ');
}

/** The first line of the street, in whichever of the contract's forms it was written. */
export const streetOf = (address: PostalAddress | null | undefined): string =>
  text(address?.addressLine) ||
  text(address?.addressLine1) ||
  streetLine(address?.streetAddress, address?.country);

/** Countries that write the code of the state instead of its name (libaddressinput, `sub_keys`). */
const WITH_CODE = new Set(['AU', 'BR', 'CA', 'IT', 'US']);

/** `US-CA`, and `CA` where the country is known besides. */
const codeOf = (country: string, subdivision: string): string =>
  subdivision.startsWith(`${country}-`) ? subdivision.slice(country.length + 1) : subdivision;

/** Letters that are not Latin: the address is written in the country's own script and order. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;

function stateOf(
  address: PostalAddress,
  country: string,
  isNative: boolean,
  names: SubdivisionNames,
): string {
  const subdivision = text(address.subdivision);
  const code = codeOf(country, subdivision);
  if (WITH_CODE.has(country) && /^[A-Z]{2,3}$/.test(code)) return code;
  const known = subdivision === '' ? undefined : names(`${country}-${code}`, isNative);
  const named = known ?? text(address.subdivisionFullname);
  if (named !== '' || !subdivision.startsWith(`${country}-`)) return named || subdivision;
  // A code alone is no part of an address whose country writes no state.
  return countryAddress(country).format.includes('%S') ? code : '';
}

const has = (line: string, part: AddressToken): boolean => line.includes(`%${part}`);

/** The lines with a place for every part that is given: a country's own format may have none for it. */
function linesFor(format: string, parts: AddressTokens): string[] {
  const lines = format.split('%n');
  const at = (part: AddressToken): number => lines.findIndex((line) => has(line, part));
  const isLargestFirst = at('A') < at('N');
  const isMissing = (part: AddressToken): boolean => parts[part].length > 0 && at(part) === -1;
  if (isMissing('C')) lines.splice(isLargestFirst ? at('A') : at('A') + 1, 0, '%C');
  if (isMissing('S')) {
    const city = at('C') === -1 ? at('A') : at('C');
    lines.splice(isLargestFirst ? city : city + 1, 0, '%S');
  }
  if (isMissing('Z')) {
    const line = [at('C'), at('S'), at('A')].find((index) => index !== -1) ?? 0;
    if (isLargestFirst) lines.unshift('%Z');
    else if (line === at('A')) lines.splice(line + 1, 0, '%Z');
    else lines[line] += ' %Z';
  }
  return lines;
}

/** What a line begins with, such as `LT-`, unless the part was written with it. */
function prefixOf(literal: string, value: string): string {
  const prefix = literal.replace(/^[\s,–-]+/, '');
  return value.toUpperCase().startsWith(prefix.replace(/[\s-]+$/, '')) ? '' : prefix;
}

/** Puts the parts into a line; what separates a part that is not there from the one before goes with it. */
function fillLine(line: string, parts: AddressTokens): string[] {
  const own = /^%([NOACSZ])$/.exec(line)?.[1] as AddressToken | undefined;
  if (own) return parts[own];
  let written = '';
  let between = '';
  for (const token of line.split(/(%[NOACSZ])/)) {
    const part = /^%([NOACSZ])$/.exec(token)?.[1] as AddressToken | undefined;
    if (!part) between = token;
    else {
      const value = parts[part].join(', ');
      if (value !== '') written += (written === '' ? prefixOf(between, value) : between) + value;
      between = '';
    }
  }
  return written === '' ? [] : [written];
}

/**
 * An address as its country writes it: the order of lines and the place of the postcode are those of libaddressinput,
 * and the country stands last, by its name in the reader's language. Every part that is given is in it once.
 */
export function formatAddress(
  address: PostalAddress | null | undefined,
  person: AddressPerson | null | undefined,
  locale: string,
  names: SubdivisionNames = () => undefined,
): string[] {
  const input = address ?? {};
  const country = text(input.country);
  const { format, latin = format, cityState } = countryAddress(country);
  const street = filled(streetOf(input), input.addressLine2);
  const isNative = OTHER_SCRIPT.test([...street, text(input.city)].join(' '));
  const city = text(input.city) || (cityState ? countryName('en', country) : '');
  const state = stateOf(input, country, isNative, names);
  const parts: AddressTokens = {
    N: filled(fullName(person)),
    O: filled(person?.company),
    A: street,
    C: filled(city),
    // Dubai in Dubai is written once.
    S: state.toLowerCase() === city.toLowerCase() ? [] : filled(state),
    Z: filled(input.postalCode),
  };
  return [
    ...linesFor(isNative ? format : latin, parts).flatMap((line) => fillLine(line, parts)),
    ...filled(country && countryName(locale, country)),
  ];
}

/** Where a place is, in one line for readers who know the country. States by name only where they are written so. */
export function addressInLine(address: PostalAddress | null | undefined, locale: string): string {
  const { country, subdivision, ...rest } = address ?? {};
  const known = text(country);
  const state = WITH_CODE.has(known) && subdivision ? codeOf(known, subdivision) : undefined;
  const lines = formatAddress({ ...rest, country, ...(state && { subdivision: state }) }, undefined, locale);
  return (known === '' ? lines : lines.slice(0, -1)).join(', ');
}
