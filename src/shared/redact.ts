import { isObject } from './is-object.ts';

/** What stands in place of an address, a number or a name that was erased from a text. */
export const ERASED = '[erased]';

/** The values by which a person can be recognized in stored data. */
export interface Traces {
  /** Addresses and phone numbers, as they were written. */
  marks: readonly string[];
  /** Whole names: taken out only where a mark or an id says that they are meant. */
  names: readonly string[];
  /** Of their contact, their account and what they bought: where one of these stands, they are meant. */
  ids: readonly string[];
}

/** Fields that tell who somebody is, wherever in a document they stand; where somebody lives stays as the country. */
const PERSONAL: ReadonlySet<string> = new Set([
  'email',
  'loginEmail',
  'buyerEmail',
  'buyerName',
  'phone',
  'phones',
  'emails',
  'firstName',
  'lastName',
  'fullName',
  'nickname',
  'company',
  'companyName',
  'vatId',
  'jobTitle',
  'birthdate',
  'photo',
  'cover',
  'addressLine',
  'addressLine1',
  'addressLine2',
  'streetAddress',
  'formattedAddress',
  'formattedAddressLine',
  'city',
  'postalCode',
  'geocode',
  'buyerNote',
  'deliveryInstructions',
  'customFields',
  'authorName',
  'contactId',
  'memberId',
  'visitorId',
  'userIpAddress',
  'ipAddress',
]);

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * One of them as a whole: neither `joann@…` nor `…example.community` is `ann@…example.com`, and a longer number or name is
 * another's.
 * @param letter what a letter or a digit is, in the words of whoever searches
 */
const whole = (word: string, letter: string): string =>
  word.includes('@')
    ? `(?<![${letter}._%+-])${escape(word)}(?![${letter}-]|[.][${letter}])`
    : `(?<![${letter}])${escape(word)}(?!-?[${letter}])`;

const known = (words: readonly string[]): string[] =>
  words.filter((word) => word.length > 2).toSorted((a, b) => b.length - a.length);

/** Finds any of these, whatever the case; undefined where there are none. */
export const patternOf = (words: readonly string[]): RegExp | undefined => {
  const all = known(words).map((word) => whole(word, String.raw`\p{L}\p{N}`));
  return all.length > 0 ? new RegExp(all.join('|'), 'giu') : undefined;
};

/** The same for the database's `~*`, where a text may stand with its ends of lines written as JSON has them. */
export const databasePatternsOf = (words: readonly string[]): string[] =>
  known(words).flatMap((word) => [
    whole(word, '[:alnum:]'),
    whole(word, '[:alnum:]').replace(/^\(\?<!.*?\)/, String.raw`(?<=[\\][bfnrt])`),
  ]);

interface Redacting {
  words: RegExp | undefined;
  marks: RegExp | undefined;
  /** All of the document is about them. */
  theirs: boolean;
}

const has = (pattern: RegExp | undefined, text: unknown): boolean => {
  if (!pattern || typeof text !== 'string') return false;
  pattern.lastIndex = 0;
  return pattern.test(text);
};

/** Whether an object by itself says whose details it holds. */
const names = (value: Record<string, unknown>, { words, marks }: Redacting): boolean =>
  Object.entries(value).some(([key, part]) => PERSONAL.has(key) && (has(marks, part) || has(words, part))) ||
  has(words, [value['firstName'], value['lastName']].filter((part) => typeof part === 'string').join(' '));

function walk(value: unknown, how: Redacting): unknown {
  if (typeof value === 'string') return how.words ? value.replaceAll(how.words, ERASED) : value;
  if (Array.isArray(value)) return value.map((part) => walk(part, how));
  if (!isObject(value)) return value;
  const drops = how.theirs || names(value, how);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      drops && PERSONAL.has(key) ? [] : [[has(how.marks, key) ? ERASED : key, walk(part, how)]],
    ),
  );
}

/**
 * A document without what tells of somebody: their fields, and their addresses, numbers and names in any text.
 * @param theirs all of it is about them; otherwise fields go where a mark or a name beside them says whose they are
 */
export function redact<Doc>(doc: Doc, { marks, names: called, ids }: Traces, theirs: boolean): Doc {
  const found = patternOf([...marks, ...ids]);
  return walk(doc, { words: patternOf([...marks, ...called]), marks: found, theirs }) as Doc;
}

/** The same of a text that is no document. */
export const redactText = (text: string, { marks, names: called }: Traces): string => {
  const words = patternOf([...marks, ...called]);
  return words ? text.replaceAll(words, ERASED) : text;
};
