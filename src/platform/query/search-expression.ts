import { sql, type RawBuilder } from 'kysely';
import type { Test } from './expression.ts';
import { rejectField } from './parsing.ts';
import { termsOf } from '../../shared/split-terms.ts';
import { inField, searchTerms } from './search-terms.ts';

export interface SearchExpression {
  terms: readonly string[];
  /** Numbers of the fields to look in; all of them when undefined. */
  fields: readonly number[] | undefined;
  all: boolean;
  fuzzy: boolean;
}

const MAX_EXPRESSION = 100;
const MAX_FIELDS = 20;

/** Undefined when there is nothing to search for. */
export function parseSearch(
  input: unknown,
  searchable: readonly string[],
  path: string,
): SearchExpression | undefined {
  if (input === undefined || input === null) return undefined;
  if (typeof input !== 'object' || Array.isArray(input)) return rejectField(path, 'must be an object');
  const { expression = '', fields = [], mode = 'OR', fuzzy = false } = input as Record<string, unknown>;
  if (typeof expression !== 'string') return rejectField(`${path}.expression`, 'must be a string', 'FORMAT');
  if (expression.length > MAX_EXPRESSION) {
    return rejectField(`${path}.expression`, `must have at most ${MAX_EXPRESSION} characters`, 'MAX_LENGTH');
  }
  if (mode !== 'AND' && mode !== 'OR')
    return rejectField(`${path}.mode`, 'must be AND or OR', 'INVALID_ENUM_VALUE');
  if (!Array.isArray(fields)) return rejectField(`${path}.fields`, 'must be an array', 'FORMAT');
  if (fields.length > MAX_FIELDS)
    return rejectField(`${path}.fields`, `must have at most ${MAX_FIELDS} items`, 'MAX_SIZE');
  const numbers = fields.map((field: unknown, index) => {
    const number = typeof field === 'string' ? searchable.indexOf(field) : -1;
    return number >= 0
      ? number
      : rejectField(`${path}.fields[${index}]`, 'is not a field to search in', 'FIELD_NOT_ALLOWED');
  });
  const terms = [...new Set(termsOf(expression))];
  if (terms.length === 0) return undefined;
  return {
    terms,
    fields: numbers.length > 0 ? numbers : undefined,
    all: mode === 'AND',
    fuzzy: fuzzy === true,
  };
}

/** What words begin with that a term means, by the term; the others mean what they say. */
export type Meant = ReadonlyMap<string, readonly string[]>;

/** Words in the document of which one must be there: whole, or as the beginning of one. */
export interface Spelling {
  text: string;
  whole?: boolean;
}

/** Terms hold letters and digits only, so that they need no escape in the query's language. */
export function hasOneOf(spellings: readonly Spelling[]): RawBuilder<boolean> {
  if (spellings.length === 0) return sql`false`;
  const query = spellings.map(({ text, whole }) => `'${text}'${whole ? '' : ':*'}`);
  return sql`search_words @@ ${query.join(' | ')}::text::tsquery`;
}

export const termsHaveOneOf = (words: readonly string[], spellings: readonly Spelling[]): boolean =>
  spellings.some(({ text, whole }) => words.some((word) => (whole ? word === text : word.startsWith(text))));

/** The term as it may stand in the document's words. */
export function spellingsOf(
  term: string,
  { fields }: SearchExpression,
  meant: Meant | undefined,
): Spelling[] {
  const beginnings = meant?.get(term) ?? [term];
  return beginnings.flatMap((beginning) =>
    fields ? fields.map((index) => ({ text: inField(beginning, index) })) : [{ text: beginning }],
  );
}

export function searchTest(search: SearchExpression, searchable: readonly string[], meant?: Meant): Test {
  const spellings = search.terms.map((term) => spellingsOf(term, search, meant));
  const conditions = spellings.map(hasOneOf);
  return {
    test: 'computed',
    field: { path: '$search', keys: [], type: 'json', operators: '*', sort: 'NONE' },
    condition: sql`(${sql.join(conditions, search.all ? sql` and ` : sql` or `)})`,
    holds(document) {
      const words = searchTerms(document, searchable);
      const has = (one: readonly Spelling[]): boolean => termsHaveOneOf(words, one);
      return search.all ? spellings.every(has) : spellings.some(has);
    },
  };
}
