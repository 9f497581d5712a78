import { isObject } from '../../shared/is-object.ts';
import { EVERYTHING, type Expression } from './expression.ts';
import type { Field, FieldCatalog } from './field.ts';
import { itemCatalog, matchItems } from './match-items.ts';
import { parseOperators } from './parse-operators.ts';
import { readJson, rejectField, type FilterOptions, type Parsing } from './parsing.ts';

const MAX_DEPTH = 20;

/** @throws 400 with the violation on the path of the offending part */
export function parseFilter(filter: unknown, catalog: FieldCatalog, options: FilterOptions): Expression {
  return parseObject(readJson(filter, options.path), { ...options, catalog }, options.path, 0);
}

function parseObject(filter: unknown, parsing: Parsing, path: string, depth: number): Expression {
  if (filter === undefined || filter === null) return EVERYTHING;
  if (!isObject(filter)) return rejectField(path, 'must be an object');
  if (depth > MAX_DEPTH) return rejectField(path, `is nested deeper than ${MAX_DEPTH} levels`);
  const parts = Object.entries(filter).map(([key, value]) => {
    const at = `${path}.${key}`;
    if (key === '$and') return { and: parseList(value, parsing, at, depth) };
    if (key === '$or') return { or: parseList(value, parsing, at, depth) };
    if (key === '$not') return parseNot(value, parsing, at, depth);
    if (key.startsWith('$')) return rejectField(at, `has the unknown operator ${key}`);
    const field = findField(key, parsing, at);
    return isObject(value) && '$matchItems' in value
      ? parseItems(value, field, parsing, at, depth)
      : parseOperators(value, field, parsing, at);
  });
  return parts.length === 1 && parts[0] ? parts[0] : { and: parts };
}

function parseList(value: unknown, parsing: Parsing, path: string, depth: number): Expression[] {
  if (!Array.isArray(value)) return rejectField(path, 'must be an array of filters');
  return value.map((item, index) => parseObject(item, parsing, `${path}[${index}]`, depth + 1));
}

/** Filters of the items of an array; one item must answer them all. */
function parseItems(
  { $matchItems: input, ...others }: Record<string, unknown>,
  list: Field,
  parsing: Parsing,
  path: string,
  depth: number,
): Expression {
  const at = `${path}.$matchItems`;
  if (Object.keys(others).length > 0) return rejectField(path, 'has no other operator beside $matchItems');
  if (!parsing.trusted && list.operators !== '*' && !list.operators.has('$matchItems'))
    return rejectField(at, 'is not allowed', 'FIELD_NOT_ALLOWED');
  const inside = { ...parsing, catalog: itemCatalog(list, parsing.catalog) };
  const filters = Array.isArray(input) ? input : [input];
  const inner = { and: parseList(filters, inside, at, depth) };
  return matchItems(list, inner, parsing.catalog);
}

function parseNot(value: unknown, parsing: Parsing, path: string, depth: number): Expression {
  if (!Array.isArray(value)) return { not: parseObject(value, parsing, path, depth + 1) };
  if (value.length !== 1) return rejectField(path, 'must hold exactly one filter');
  return { not: parseObject(value[0], parsing, `${path}[0]`, depth + 1) };
}

function findField(key: string, parsing: Parsing, path: string): Field {
  if (parsing.trusted) return parsing.catalog.any(key);
  return parsing.catalog.get(key) ?? rejectField(path, 'is not a field to filter by', 'FIELD_NOT_ALLOWED');
}
