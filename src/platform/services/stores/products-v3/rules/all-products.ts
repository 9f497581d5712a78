import { isObject } from '#shared/is-object.ts';
import { ALL_PRODUCTS_CATEGORY_ID } from '../../catalog/public.ts';

const FIELDS = new Set(['directCategoriesInfo.categories', 'allCategoriesInfo.categories']);
const ANYTHING = { id: { $exists: true } };

const namesAll = (test: unknown): boolean =>
  test === ALL_PRODUCTS_CATEGORY_ID ||
  (isObject(test) &&
    (test['$eq'] === ALL_PRODUCTS_CATEGORY_ID ||
      (Array.isArray(test['$in']) && test['$in'].includes(ALL_PRODUCTS_CATEGORY_ID))));

const isEverything = (field: string, value: unknown): boolean => {
  const tests = FIELDS.has(field) && isObject(value) ? value['$matchItems'] : undefined;
  return (
    Array.isArray(tests) && tests.length > 0 && tests.every((test) => isObject(test) && namesAll(test['id']))
  );
};

/** Every product is in All Products, which no product says: asking for it asks for nothing. */
export function withoutAllProducts(filter: unknown): unknown {
  if (Array.isArray(filter)) return filter.map(withoutAllProducts);
  if (!isObject(filter)) return filter;
  const entries = Object.entries(filter);
  const requested = entries.filter(([field, value]) => !isEverything(field, value));
  const rest = Object.fromEntries(
    requested.map(([field, value]) => [field, field.startsWith('$') ? withoutAllProducts(value) : value]),
  );
  return requested.length === 0 && entries.length > 0 ? ANYTHING : rest;
}
