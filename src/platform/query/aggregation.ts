import { isObject } from '../../shared/is-object.ts';
import { isTimeZone, readJson, rejectField } from './parsing.ts';
import type { Field, FieldCatalog } from './field.ts';

export type ScalarType = 'COUNT_DISTINCT' | 'MIN' | 'MAX' | 'SUM' | 'AVG';
export type Interval = 'YEAR' | 'MONTH' | 'WEEK' | 'DAY' | 'HOUR' | 'MINUTE' | 'SECOND';

export interface RangeBucket {
  from?: number;
  to?: number;
}

interface Named {
  name: string;
  field: Field;
}

/** Puts every document into one bucket, or several where its field has several values. */
export type Grouping =
  | (Named & {
      type: 'VALUE';
      byCount: boolean;
      descending: boolean;
      limit: number;
      /** The bucket of documents without a value; left out when undefined. */
      missing: string | undefined;
    })
  | (Named & { type: 'RANGE'; buckets: readonly RangeBucket[] })
  | (Named & { type: 'DATE_HISTOGRAM'; interval: Interval; timeZone: string });

export type ScalarAggregation = Named & { type: 'SCALAR'; scalar: ScalarType };

export type Aggregation =
  | Grouping
  | ScalarAggregation
  | { type: 'NESTED'; name: string; levels: readonly Level[] };
export type Level = Grouping | ScalarAggregation;

const SCALARS: readonly string[] = ['COUNT_DISTINCT', 'MIN', 'MAX', 'SUM', 'AVG'] satisfies ScalarType[];
const INTERVALS: readonly string[] = [
  'YEAR',
  'MONTH',
  'WEEK',
  'DAY',
  'HOUR',
  'MINUTE',
  'SECOND',
] satisfies Interval[];

const MAX_AGGREGATIONS = 10;
const MAX_BUCKETS = 50;
const MAX_VALUES = 250;
const DEFAULT_VALUES = 10;

interface Parsing {
  catalog: FieldCatalog;
  timeZone: string;
}

type Json = Record<string, unknown>;

/** @throws 400 with the violation on the path of the offending part */
export function parseAggregations(
  input: unknown,
  catalog: FieldCatalog,
  path: string,
  timeZone: unknown,
): Aggregation[] {
  const list = readJson(input, path) ?? [];
  if (!Array.isArray(list)) return rejectField(path, 'must be an array');
  if (list.length > MAX_AGGREGATIONS)
    return rejectField(path, `must have at most ${MAX_AGGREGATIONS} items`, 'MAX_SIZE');
  const parsing = { catalog, timeZone: isTimeZone(timeZone) ? timeZone : 'UTC' };
  return list.map((item, index) => parseOne(item as unknown, parsing, `${path}[${index}]`));
}

function part(item: Json, key: string, path: string): Json {
  const value = item[key] ?? {};
  return isObject(value) ? value : rejectField(`${path}.${key}`, 'must be an object');
}

function parseOne(item: unknown, parsing: Parsing, path: string): Aggregation {
  if (!isObject(item)) return rejectField(path, 'must be an object');
  if (item['type'] !== 'NESTED') return parseLevel(item, parsing, path);
  const { nestedAggregations } = part(item, 'nested', path);
  const at = `${path}.nested.nestedAggregations`;
  if (!Array.isArray(nestedAggregations) || nestedAggregations.length < 2 || nestedAggregations.length > 3) {
    return rejectField(at, 'must have two or three items');
  }
  const levels = nestedAggregations.map((level, index) =>
    parseLevel(level as unknown, parsing, `${at}[${index}]`),
  );
  if (levels.slice(0, -1).some(({ type }) => type === 'SCALAR'))
    return rejectField(at, 'may end with a scalar only');
  return { type: 'NESTED', name: nameOf(item, path), levels };
}

function parseLevel(item: unknown, parsing: Parsing, path: string): Level {
  if (!isObject(item)) return rejectField(path, 'must be an object');
  const named = { name: nameOf(item, path), field: fieldOf(item, parsing.catalog, path) };
  switch (item['type']) {
    case 'VALUE':
      return {
        ...named,
        type: 'VALUE',
        ...parseValue(part(item, 'value', path), named.field, `${path}.value`),
      };
    case 'RANGE':
      return {
        ...named,
        type: 'RANGE',
        buckets: parseBuckets(part(item, 'range', path), `${path}.range.buckets`),
      };
    case 'DATE_HISTOGRAM': {
      const { interval } = part(item, 'dateHistogram', path);
      const word = oneOf(interval, INTERVALS, `${path}.dateHistogram.interval`) as Interval;
      return { ...named, type: 'DATE_HISTOGRAM', interval: word, timeZone: parsing.timeZone };
    }
    case 'SCALAR': {
      const { type } = part(item, 'scalar', path);
      return { ...named, type: 'SCALAR', scalar: oneOf(type, SCALARS, `${path}.scalar.type`) as ScalarType };
    }
    default:
      return rejectField(`${path}.type`, 'must be the type of an aggregation', 'INVALID_ENUM_VALUE');
  }
}

const nameOf = ({ name }: Json, path: string): string =>
  typeof name === 'string' && name !== ''
    ? name
    : rejectField(`${path}.name`, 'must be given', 'REQUIRED_FIELD');

function fieldOf({ fieldPath }: Json, catalog: FieldCatalog, path: string): Field {
  if (typeof fieldPath === 'string' && catalog.aggregatable.includes(fieldPath))
    return catalog.any(fieldPath);
  return rejectField(`${path}.fieldPath`, 'is not a field to aggregate', 'FIELD_NOT_ALLOWED');
}

function oneOf(value: unknown, words: readonly string[], path: string): string {
  if (typeof value === 'string' && words.includes(value)) return value;
  return rejectField(path, `must be one of ${words.join(', ')}`, 'INVALID_ENUM_VALUE');
}

function parseValue(value: Json, field: Field, path: string) {
  const { limit = DEFAULT_VALUES, includeOptions } = value;
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 1 || limit > MAX_VALUES) {
    return rejectField(`${path}.limit`, `must be a whole number from 1 to ${MAX_VALUES}`, 'MAX');
  }
  const bucket = isObject(includeOptions) ? includeOptions['addToBucket'] : undefined;
  const unnamed = field.type === 'decimal' ? '0' : field.type === 'boolean' ? 'false' : 'N/A';
  const byCount = oneOf(value['sortType'] ?? 'COUNT', ['COUNT', 'VALUE'], `${path}.sortType`) === 'COUNT';
  const direction = oneOf(value['sortDirection'] ?? 'DESC', ['ASC', 'DESC'], `${path}.sortDirection`);
  const missing = oneOf(value['missingValues'] ?? 'EXCLUDE', ['EXCLUDE', 'INCLUDE'], `${path}.missingValues`);
  return {
    byCount,
    descending: direction === 'DESC',
    limit,
    missing: missing === 'EXCLUDE' ? undefined : typeof bucket === 'string' ? bucket : unnamed,
  };
}

function parseBuckets({ buckets }: Json, path: string): RangeBucket[] {
  if (!Array.isArray(buckets) || buckets.length === 0 || buckets.length > MAX_BUCKETS) {
    return rejectField(path, `must have 1 to ${MAX_BUCKETS} items`);
  }
  return buckets.map((bucket: unknown, index) => {
    const { from, to } = isObject(bucket) ? bucket : {};
    const input = [from, to].filter((bound) => bound !== undefined && bound !== null);
    if (input.length === 0 || !input.every((bound) => typeof bound === 'number' && Number.isFinite(bound))) {
      return rejectField(`${path}[${index}]`, 'must have a number as from, to or both');
    }
    return { ...(typeof from === 'number' && { from }), ...(typeof to === 'number' && { to }) };
  });
}
