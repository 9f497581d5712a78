import { sql, type RawBuilder } from 'kysely';
import type { Test } from './expression.ts';
import { fuzzyBeginnings } from './fuzzy.ts';
import { refuse } from './parsing.ts';
import type { SortKey } from './sort.ts';
import type { Sql } from './sql-values.ts';
import { inField, searchWords, wordsOf } from './words.ts';

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
  given: unknown,
  searchable: readonly string[],
  path: string,
): SearchExpression | undefined {
  if (given === undefined || given === null) return undefined;
  if (typeof given !== 'object' || Array.isArray(given)) return refuse(path, 'must be an object');
  const { expression = '', fields = [], mode = 'OR', fuzzy = false } = given as Record<string, unknown>;
  if (typeof expression !== 'string') return refuse(`${path}.expression`, 'must be a string', 'FORMAT');
  if (expression.length > MAX_EXPRESSION) {
    return refuse(`${path}.expression`, `must have at most ${MAX_EXPRESSION} characters`, 'MAX_LENGTH');
  }
  if (mode !== 'AND' && mode !== 'OR')
    return refuse(`${path}.mode`, 'must be AND or OR', 'INVALID_ENUM_VALUE');
  if (!Array.isArray(fields)) return refuse(`${path}.fields`, 'must be an array', 'FORMAT');
  if (fields.length > MAX_FIELDS)
    return refuse(`${path}.fields`, `must have at most ${MAX_FIELDS} items`, 'MAX_SIZE');
  const numbers = fields.map((field: unknown, index) => {
    const number = typeof field === 'string' ? searchable.indexOf(field) : -1;
    return number >= 0
      ? number
      : refuse(`${path}.fields[${index}]`, 'is not a field to search in', 'FIELD_NOT_ALLOWED');
  });
  const terms = [...new Set(wordsOf(expression))];
  if (terms.length === 0) return undefined;
  return {
    terms,
    fields: numbers.length > 0 ? numbers : undefined,
    all: mode === 'AND',
    fuzzy: fuzzy === true,
  };
}

/** The term as it may stand in the document's words. */
const spellings = (term: string, { fields }: SearchExpression): string[] =>
  fields ? fields.map((index) => inField(term, index)) : [term];

/** Beginnings of words that a misspelt term may mean, by the term; others mean what they say. */
export type Similar = ReadonlyMap<string, readonly string[]>;

/** Terms hold letters and digits only, so that they need no escape in the query's language. */
function termCondition(term: string, search: SearchExpression, similar: Similar): RawBuilder<boolean> {
  const beginnings = similar.get(term) ?? [term];
  if (beginnings.length === 0) return sql`false`;
  const query = beginnings.flatMap((one) => spellings(one, search)).map((spelling) => `'${spelling}':*`);
  return sql`search_words @@ ${query.join(' | ')}::text::tsquery`;
}

export function searchTest(
  search: SearchExpression,
  searchable: readonly string[],
  similar: Similar = new Map(),
): Test {
  const conditions = search.terms.map((term) => termCondition(term, search, similar));
  const needed = search.all ? search.terms.length : 1;
  return {
    test: 'computed',
    field: { path: '$search', keys: [], type: 'json', operators: '*', sort: 'NONE' },
    condition: sql`(${sql.join(conditions, search.all ? sql` and ` : sql` or `)})`,
    holds: (document) => matchedTerms(document, searchable, search) >= needed,
  };
}

/** The same question to a plain document; how many of the terms it answers. */
function matchedTerms(document: unknown, searchable: readonly string[], search: SearchExpression): number {
  const words = searchWords(document, searchable);
  return search.terms.filter((term) => {
    const beginnings = search.fuzzy ? fuzzyBeginnings(term) : [term];
    const pattern = new RegExp(
      `^(?:${beginnings.flatMap((one) => spellingPatterns(one, search)).join('|')})`,
      'u',
    );
    return words.some((word) => pattern.test(word));
  }).length;
}

const spellingPatterns = (beginning: string, { fields }: SearchExpression): string[] =>
  fields ? fields.map((index) => `${index}\\.${beginning}`) : [beginning];

/** More terms first; nothing to rank where every find has the same number. */
export function rankKeys(
  search: SearchExpression | undefined,
  searchable: readonly string[],
  similar: Similar = new Map(),
): SortKey[] {
  if (!search || search.all || search.terms.length < 2) return [];
  const points: Sql[] = search.terms.map((term) => sql`(${termCondition(term, search, similar)})::int`);
  return [
    {
      descending: true,
      field: {
        path: '$rank',
        keys: [],
        type: 'decimal',
        operators: '*',
        sort: 'NONE',
        computed: {
          expression: sql`(${sql.join(points, sql` + `)})`,
          valueOf: (document) => String(matchedTerms(document, searchable, search)),
        },
      },
    },
  ];
}
