import type { PlatformFilter } from './filter-operators.ts';

/** What a filter is asked of, by the names of the platform's query. */
export type FilterFields = Readonly<Record<string, unknown>>;

type Plain = string | number | boolean;

const plain = (value: unknown): Plain | undefined => {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined;
};

const compare = (a: Plain, b: Plain): number =>
  typeof a === 'number' || typeof b === 'number' ? Number(a) - Number(b) : a < b ? -1 : a > b ? 1 : 0;

const texts = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const has = (value: unknown): boolean => value !== undefined && value !== null;
const within = (value: unknown, wanted: unknown): boolean => texts(wanted).includes(plain(value));
const ordered =
  (holds: (difference: number) => boolean) =>
  (value: unknown, wanted: unknown): boolean => {
    const [a, b] = [plain(value), plain(wanted)];
    return a !== undefined && b !== undefined && holds(compare(a, b));
  };
const lower = (value: unknown): string => String(plain(value) ?? '').toLowerCase();

const operators: Readonly<Record<string, (value: unknown, wanted: unknown) => boolean>> = {
  $eq: (value, wanted) => plain(value) === wanted,
  $ne: (value, wanted) => plain(value) !== wanted,
  $in: within,
  $nin: (value, wanted) => !within(value, wanted),
  $gte: ordered((difference) => difference >= 0),
  $gt: ordered((difference) => difference > 0),
  $lte: ordered((difference) => difference <= 0),
  $lt: ordered((difference) => difference < 0),
  $exists: (value, wanted) => has(value) === wanted,
  $startsWith: (value, wanted) => lower(value).startsWith(lower(wanted)),
  $contains: (value, wanted) => lower(value).includes(lower(wanted)),
  $hasSome: (value, wanted) => texts(wanted).some((one) => texts(value).includes(one)),
  $hasAll: (value, wanted) => texts(wanted).every((one) => texts(value).includes(one)),
};

/** Whether fields that the page holds match what a platform would be asked for. */
export function isMatch(filter: PlatformFilter, fields: FilterFields): boolean {
  return Object.entries(filter).every(([path, wanted]) => {
    if (path === '$and') return (wanted as PlatformFilter[]).every((part) => isMatch(part, fields));
    if (path === '$or') return (wanted as PlatformFilter[]).some((part) => isMatch(part, fields));
    const requested = typeof wanted === 'object' && wanted !== null ? wanted : { $eq: wanted };
    return Object.entries(requested).every(([operator, value]) => {
      const holds = operators[operator];
      if (!holds) throw new Error(`Nothing held here can be asked with ${operator}.`);
      return holds(fields[path], value);
    });
  });
}

/** As a platform sorts: what has no value comes first. */
export function byField(field: string, order: string): (a: FilterFields, b: FilterFields) => number {
  const sign = order === 'DESC' ? -1 : 1;
  return (a, b) => {
    const [one, other] = [plain(a[field]), plain(b[field])];
    if (one === undefined || other === undefined) return sign * (Number(has(one)) - Number(has(other)));
    return sign * compare(one, other);
  };
}
