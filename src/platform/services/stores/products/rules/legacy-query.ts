import { invalidField } from '#platform/contract/errors.ts';
import { plainName } from '#platform/query/field.ts';
import { ALL_PRODUCTS_ID } from '../../catalog/public.ts';
import { ownValue } from '#shared/own-value.ts';
import { isObject } from '#shared/is-object.ts';

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
  collectionIds: 'directCategoriesInfo.categories.id',
  visible: 'visible',
};

type Fields = Readonly<Record<string, string>>;

const storedField = (name: string, path: string, fields: Fields): string => {
  const known = Object.hasOwn(fields, name) ? name : plainName(name);
  const stored = ownValue(fields, known);
  if (stored === undefined) throw invalidField(path, 'FIELD_NOT_ALLOWED', 'is not a field to query by');
  return stored;
};

const upper = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.toUpperCase()
    : Array.isArray(value)
      ? value.map(upper)
      : isObject(value)
        ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, upper(one)]))
        : value;

/** Everything is in "All Products", so that asking for it asks for nothing. */
function collectionTest(value: unknown): Record<string, unknown> | undefined {
  if (!isObject(value)) return value === ALL_PRODUCTS_ID ? undefined : { $eq: value };
  const entries = Object.entries(value).flatMap(([operator, operand]): [string, unknown][] => {
    if (!Array.isArray(operand) || !operand.includes(ALL_PRODUCTS_ID)) return [[operator, operand]];
    return operator === '$hasAll' ? [[operator, operand.filter((id) => id !== ALL_PRODUCTS_ID)]] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** What a test on a field becomes; nothing where it asks for nothing. */
type Retest = (field: string, value: unknown) => unknown;

/** A filter under the names of the stored document. @throws 400 for a field that is not to be queried by */
export function renameFilter(
  filter: unknown,
  fields: Fields,
  retest: Retest = (_field, value) => value,
  path = 'query.filter',
): unknown {
  if (Array.isArray(filter))
    return filter.map((one, index) => renameFilter(one, fields, retest, `${path}[${index}]`));
  if (!isObject(filter)) return filter;
  return Object.fromEntries(
    Object.entries(filter).flatMap(([key, value]): [string, unknown][] => {
      const at = `${path}.${key}`;
      if (key.startsWith('$')) return [[key, renameFilter(value, fields, retest, at)]];
      const stored = storedField(key, at, fields);
      const test = retest(key, value);
      return test === undefined && value !== undefined ? [] : [[stored, test]];
    }),
  );
}

export const renameSort = (sort: unknown, fields: Fields): unknown =>
  Array.isArray(sort)
    ? sort.map((entry: unknown, index) =>
        isObject(entry) && typeof entry['fieldName'] === 'string'
          ? {
              ...entry,
              fieldName: storedField(entry['fieldName'], `query.sort[${index}].fieldName`, fields),
            }
          : entry,
      )
    : sort;

/** Operators keep their case, operands change theirs. */
const upperValues = (value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([operator, operand]) => [operator, upper(operand)]))
    : upper(value);

const retest: Retest = (field, value) =>
  field === 'collectionIds' ? collectionTest(value) : field === 'productType' ? upperValues(value) : value;

export const storedFilter = (filter: unknown): unknown => renameFilter(filter, FIELDS, retest);
export const storedSort = (sort: unknown): unknown => renameSort(sort, FIELDS);
