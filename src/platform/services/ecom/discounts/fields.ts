import { discountStates } from '#shared/discounts.ts';
import { fieldCatalog } from '#platform/query/field.ts';
import type { SortEntry } from '#platform/query/sort.ts';
import type { Found } from './describe.ts';

const texts = ['id', 'how', 'name', 'code', 'state', 'takes', 'search', 'madeCode'];
const decimals = ['uses', 'given', 'limit', 'place', 'rank'];
const dates = ['starts', 'ends', 'created'];

/** What the list is filtered and sorted by. */
export const catalog = fieldCatalog(
  {
    paging: 'cursor',
    fields: [...texts, ...decimals, ...dates, 'active'].map((field) => ({
      field,
      operators: '*',
      sort: 'BOTH',
    })),
    searchable: [],
    aggregatable: [],
  },
  {
    ...Object.fromEntries(texts.map((field) => [field, 'text' as const])),
    ...Object.fromEntries(decimals.map((field) => [field, 'decimal' as const])),
    ...Object.fromEntries(dates.map((field) => [field, 'date' as const])),
    active: 'boolean',
  },
  {},
);

/** As the filter sees one. @param made which of the codes withMatchingCodes for are among its many */
export const withMatchingCodes = ({ listed }: Found, made: readonly string[]): object => ({
  ...listed,
  name: listed.name.toLowerCase(),
  search: `${listed.name} ${listed.code}`,
  rank: discountStates.length - discountStates.indexOf(listed.state),
  ...(made.length > 0 && { madeCode: made }),
});

/** Those that work come first, of them those that gave most, of them those that most orders used. */
export const EFFECT = 'effect';

export function expanded(sort: unknown): unknown {
  if (!Array.isArray(sort)) return sort;
  return sort.flatMap((entry: Partial<SortEntry> | null) =>
    entry?.fieldName === EFFECT
      ? ['rank', 'given', 'uses'].map((fieldName) => ({ ...entry, fieldName }))
      : [entry],
  );
}

/** The codes that a filter asks for, wherever it does. */
export function codesIn(filter: unknown): string[] {
  if (typeof filter !== 'object' || filter === null) return [];
  return Object.entries(filter).flatMap(([key, value]: [string, unknown]) =>
    key === 'madeCode' && typeof value === 'string' ? [value] : codesIn(value),
  );
}
