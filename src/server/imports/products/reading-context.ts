import type { ProductImportField } from '#shared/product-import.ts';
import type { NumberStyle } from '#shared/number-styles.ts';
import type { Row } from '../read-rows.ts';
import type { From } from './from.ts';
import type { ProductSource, Shape } from './sources/source.ts';

/** What the cells of one product are read with. */
export interface ReadingContext {
  from: From;
  source: ProductSource;
  shape: Shape;
  /** Of the store. */
  currency: string;
  timeZone: string;
  now: Date;
}

/** The row that speaks for a variant: its own, or its product's where programs leave out what is the same. */
export function rowFor({ from, source, shape }: ReadingContext, row: Row, field: ProductImportField): Row {
  const isLeftOut = source.inherited?.includes(field) && from.cell(row, field) === '';
  return isLeftOut && shape.product ? shape.product : row;
}

/** Reads a cell of a variant. */
export const readOf =
  (context: ReadingContext, row: Row) =>
  <T>(
    field: ProductImportField,
    form: (cell: string, style: NumberStyle) => T | undefined,
    wrong: string,
  ): T | undefined =>
    context.from.read(field, form, wrong, rowFor(context, row, field));
