import { isObject } from '#shared/is-object.ts';
import { parseJson } from '../sound.ts';

/** Filters and orders were sent as text; what cannot be read stays for the query to reject. */
export function parseQueryText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return parseJson(value);
  } catch {
    return value;
  }
}

const upper = (word: unknown): unknown => (typeof word === 'string' ? word.toUpperCase() : word);

const entryOf = (entry: unknown): unknown[] => {
  if (!isObject(entry)) return [entry];
  if (entry['fieldName'] !== undefined)
    return [{ ...entry, order: upper(entry['order'] ?? entry['direction'] ?? 'ASC') }];
  return Object.entries(entry).map(([fieldName, word]) => ({ fieldName, order: upper(word) }));
};

/** `{"price":"asc"}`, alone or in a list. */
export function parseSortText(sort: unknown): unknown {
  const parsed = parseQueryText(sort);
  if (parsed === undefined || parsed === null || parsed === '') return undefined;
  return (Array.isArray(parsed) ? parsed : [parsed]).flatMap(entryOf);
}
