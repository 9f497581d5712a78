import { invalidField } from '../../../contract/errors.ts';
import { ALL_PRODUCTS_ID } from '../../catalog/public.ts';

/** Where the fields of the first catalog stand in the stored product. */
const FIELDS: Readonly<Record<string, string>> = {
  id: 'id',
  createdDate: 'createdDate',
  lastUpdated: 'updatedDate',
  name: 'name',
  description: 'plainDescription',
  sku: 'minVariantPriceInfo.sku',
  price: 'actualPriceRange.minValue.amount',
  'priceData.price': 'actualPriceRange.minValue.amount',
  numericId: 'numericId',
  productType: 'productType',
  slug: 'slug',
  collectionIds: 'allCategoriesInfo.categories.id',
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const storedField = (name: string, path: string): string => {
  const stored = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
  if (stored === undefined) throw invalidField(path, 'FIELD_NOT_ALLOWED', 'is not a field to query by');
  return stored;
};

const upper = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.toUpperCase()
    : Array.isArray(value)
      ? value.map(upper)
      : isRecord(value)
        ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, upper(one)]))
        : value;

/** Everything is in "All Products", so that asking for it asks for nothing. */
function collectionTest(value: unknown): Record<string, unknown> | undefined {
  if (!isRecord(value)) return value === ALL_PRODUCTS_ID ? undefined : { $eq: value };
  const entries = Object.entries(value).flatMap(([operator, operand]): [string, unknown][] => {
    if (!Array.isArray(operand) || !operand.includes(ALL_PRODUCTS_ID)) return [[operator, operand]];
    return operator === '$hasAll' ? [[operator, operand.filter((id) => id !== ALL_PRODUCTS_ID)]] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

export function storedFilter(filter: unknown, path = 'query.filter'): unknown {
  if (Array.isArray(filter)) return filter.map((one, index) => storedFilter(one, `${path}[${index}]`));
  if (!isRecord(filter)) return filter;
  return Object.fromEntries(
    Object.entries(filter).flatMap(([key, value]): [string, unknown][] => {
      const at = `${path}.${key}`;
      if (key.startsWith('$')) return [[key, storedFilter(value, at)]];
      const stored = storedField(key, at);
      if (key === 'collectionIds') {
        const test = collectionTest(value);
        return test ? [[stored, test]] : [];
      }
      return [[stored, key === 'productType' ? upperValues(value) : value]];
    }),
  );
}

/** Operators keep their case, operands change theirs. */
const upperValues = (value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([operator, operand]) => [operator, upper(operand)]))
    : upper(value);

export const storedSort = (sort: unknown): unknown =>
  Array.isArray(sort)
    ? sort.map((entry: unknown, index) =>
        isRecord(entry) && typeof entry['fieldName'] === 'string'
          ? { ...entry, fieldName: storedField(entry['fieldName'], `query.sort[${index}].fieldName`) }
          : entry,
      )
    : sort;
