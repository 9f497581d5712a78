import { repeatableProductFields, type ProductImportField } from '#shared/product-import.ts';
import type { ImportMapping } from '#shared/imports.ts';
import { plainTitle } from '../columns.ts';
import { ownValue } from '#shared/own-value.ts';
import { sourceOf } from './sources/index.ts';

const repeatable: ReadonlySet<ProductImportField> = new Set(repeatableProductFields);

/** What the columns of a file are likely to be: the first column that fits, of some fields each. */
export function recognise(columns: readonly string[]): {
  source: string;
  mapping: ImportMapping<ProductImportField>;
} {
  const titles = columns.map(plainTitle);
  const { name, titles: fields } = sourceOf(titles);
  const used = new Set<ProductImportField>();
  const mapping = titles.map((title) => {
    const field = ownValue(fields, title);
    if (field === undefined || (used.has(field) && !repeatable.has(field))) return null;
    used.add(field);
    return field;
  });
  return { source: name, mapping };
}
