import { countryAddress } from './country-address.ts';

const compact = (text: string): string => text.toUpperCase().replaceAll(/[\s-]/g, '');
const upper = (text: string): string => text.toUpperCase().replaceAll(/\s+/g, ' ').trim();

/** One that people know, or that shows a blank which the data leaves out. */
const KNOWN: Readonly<Record<string, string>> = {
  DE: '10115',
  GB: 'SW1A 1AA',
  IE: 'D02 AF30',
  NL: '3511 AW',
  PT: '4000-318',
  SE: '111 22',
  US: '10001',
};

export const hasPostcode = (country: string): boolean => countryAddress(country).postcode !== undefined;

/** Whether no address of the country lacks one. */
export const needsPostcode = (country: string): boolean =>
  hasPostcode(country) && (countryAddress(country).required?.includes('Z') ?? false);

const examplesOf = (country: string): string[] => [
  ...(KNOWN[country] ? [KNOWN[country]] : []),
  ...(countryAddress(country).examples ?? []),
];

export const postcodeExample = (country: string): string | undefined => examplesOf(country)[0];

/** Whether the text is a postcode of the country as it stands, blanks and hyphens included. */
export function isWrittenPostcode(country: string, text: string): boolean {
  const { postcode } = countryAddress(country);
  return postcode !== undefined && new RegExp(`^(?:${postcode})$`, 'i').test(text);
}

/** Puts blanks and hyphens where an example of the same length has them. */
function shaped(text: string, examples: readonly string[]): string {
  const example = examples.find((one) => compact(one).length === text.length);
  if (example === undefined) return text;
  let at = 0;
  return Array.from(example, (sign) => (/[\s-]/.test(sign) ? sign : (text[at++] ?? ''))).join('');
}

/**
 * As it is written in its country: `3511aw` becomes `3511 AW`, `CH-8001` becomes `8001`, and `1010` in Latvia `LV-1010`.
 * What does not fit stays.
 */
export function tidyPostcode(country: string, text: string): string {
  const examples = examplesOf(country);
  const all = compact(text);
  const without = all.startsWith(country) ? all.slice(country.length) : all;
  const written = [all, without, `${country}${all}`].flatMap((one) => [shaped(one, examples), one]);
  return written.find((one) => isWrittenPostcode(country, one)) ?? upper(text);
}

/** Whether the country has such a postcode, however it is written. */
export const isPostcode = (country: string, text: string): boolean =>
  hasPostcode(country) ? isWrittenPostcode(country, tidyPostcode(country, text)) : text.trim() === '';
