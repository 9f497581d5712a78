type Text = string | null | undefined;

/** A street with its number apart, as the contract has it. */
export interface Street {
  name: string;
  number: string;
}

/** `12`, `12a`, `12-14`, `12/3`. */
const NUMBER = String.raw`\d+\s?[A-Za-z]?(?:\s?[-/–]\s?\d+\s?[A-Za-z]?)?`;
const FIRST = new RegExp(String.raw`^(${NUMBER}),?\s+(\D.*)$`);
const LAST = new RegExp(String.raw`^(.*\D),?\s+(${NUMBER})$`);

/** Lines that end in a number which is not a house's. */
const NO_HOUSE =
  /\b(?:p\.?\s?o\.?\s*box|box|postfach|apartado|casilla|route|highway|apt|unit|suite)\b|ת\.?\s?ד/iu;

/** Countries that write the number of the house before the street. */
const NUMBER_FIRST = new Set([
  'AU',
  'CA',
  'FR',
  'GB',
  'HK',
  'IE',
  'IN',
  'LU',
  'MY',
  'NZ',
  'PH',
  'SG',
  'US',
  'ZA',
]);

const text = (value: Text): string => value?.trim() ?? '';

/** The street and the number that an address line names; undefined where that is not certain. */
export function streetIn(line: Text): Street | undefined {
  const written = text(line);
  if (NO_HOUSE.test(written)) return undefined;
  const first = FIRST.exec(written);
  const last = LAST.exec(written);
  // A number at both ends may be either.
  if ((first === null) === (last === null)) return undefined;
  const [name = '', number = ''] = first ? [first[2], first[1]] : [last?.[1], last?.[2]];
  const street = name.replace(/,$/, '').trim();
  return street.includes(',') ? undefined : { name: street, number: number.trim() };
}

interface SplitStreet {
  name?: Text;
  number?: Text;
}

/** A street and its number in one line, in the order of the country. */
export function streetLine(street: SplitStreet | null | undefined, country: Text): string {
  const parts = [text(street?.name), text(street?.number)].filter((part) => part !== '');
  return (NUMBER_FIRST.has(text(country)) ? parts.toReversed() : parts).join(' ');
}

/** Whether a line names this street and this number, with whatever else. */
export function namesStreet(line: Text, street: SplitStreet): boolean {
  const written = text(line).toLowerCase();
  return [street.name, street.number].every((part) => written.includes(text(part).toLowerCase()));
}

export interface StreetForms {
  addressLine?: Text;
  streetAddress?: SplitStreet | null | undefined;
  country?: Text;
}

/**
 * Both forms of a street, each completed by the other. A line counts where they contradict each other: it is what forms
 * show and change. A street that the line does not name for certain is undefined.
 */
export function bothStreetForms({ addressLine, streetAddress, country }: StreetForms): {
  addressLine: string;
  streetAddress: SplitStreet | undefined;
} {
  const line = text(addressLine);
  const isSplit = text(streetAddress?.name) !== '';
  if (line === '')
    return {
      addressLine: isSplit ? streetLine(streetAddress, country) : '',
      streetAddress: isSplit && streetAddress ? streetAddress : undefined,
    };
  if (isSplit && streetAddress && namesStreet(line, streetAddress))
    return { addressLine: line, streetAddress };
  return { addressLine: line, streetAddress: streetIn(line) };
}
