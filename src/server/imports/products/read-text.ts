import type { ProductImportField } from '#shared/product-import.ts';
import type { Row } from '../read-rows.ts';
import type { From } from './from.ts';

/** A text that is not longer than it may be. */
export function textOf(from: From, field: ProductImportField, max: number, row?: Row): string | undefined {
  const fits = (cell: string): string | undefined => (cell.length <= max ? cell : undefined);
  return from.read(field, fits, `is longer than ${max} characters`, row);
}
