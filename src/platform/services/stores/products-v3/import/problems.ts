import type { PlatformError } from '#platform/contract/errors.ts';

export interface Problem {
  /** What a column of the file became. */
  field?: string;
  kind: 'missing' | 'format' | 'taken' | 'collection' | 'options';
  text: string;
}

const KINDS: Readonly<Record<string, Problem['kind']>> = {
  MISSING: 'missing',
  COLLECTION_NOT_FOUND: 'collection',
  OTHER_OPTIONS: 'options',
  OTHER_MODIFIER: 'options',
  SKU_ALREADY_EXIST_ERROR: 'taken',
  BARCODE_ALREADY_EXIST_ERROR: 'taken',
  DUPLICATE_SLUG_ERROR: 'taken',
  ARCHIVED_PRODUCT: 'taken',
  SHARED_NAME: 'taken',
};

/** Where a rejection names no column: by what its path ends in. */
const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/modifiers/, 'modifierName'],
  [/compareAtPrice/, 'compareAtPrice'],
  [/actualPrice/, 'price'],
  [/cost/, 'cost'],
  [/weight/, 'weight'],
  [/sku/, 'sku'],
  [/barcode/, 'barcode'],
  [/media/, 'pictures'],
  [/seoData/, 'seoTitle'],
  [/plainDescription/, 'description'],
  [/choices/, 'choice1'],
  [/options/, 'option1'],
  [/tags/, 'tags'],
  [/infoSections/, 'infoText'],
  [/slug/, 'handle'],
  [/brand/, 'brand'],
  [/ribbon/, 'ribbon'],
  [/name/, 'name'],
];

const fieldOf = (path: string): string | undefined => FIELDS.find(([pattern]) => pattern.test(path))?.[1];

/** What is wrong with a product, by what the columns became. */
export function problemsOf({ code, message, data, violations = [] }: PlatformError): Problem[] {
  if (violations.length > 0)
    return violations.map(({ field, description }) => {
      const column = fieldOf(field);
      return { kind: 'format', text: description, ...(column && { field: column }) };
    });
  const { field } = (data ?? {}) as { field?: string };
  const byCode = code === 'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE' ? 'compareAtPrice' : undefined;
  const column = field ?? byCode;
  const text = message.replace(/\.$/, '');
  return [{ kind: KINDS[code ?? ''] ?? 'format', text, ...(column && { field: column }) }];
}
