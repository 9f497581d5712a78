import type { ImportedVariant, ProductImportField } from '#shared/product-import.ts';
import { readCost, readWeight, readYesNo, weightUnitOf } from './cells.ts';
import { pricesOf } from './prices.ts';
import { omitNullish } from '#shared/omit-nullish.ts';
import { textOf } from './read-text.ts';
import { readOf, rowFor, type ReadingContext } from './reading-context.ts';
import type { VariantRow } from './sources/source.ts';
import { stockOf } from './stock.ts';

/** In kg. */
function weightOf(context: ReadingContext, { row }: VariantRow): number | undefined {
  const { from, source } = context;
  const read = readOf(context, row);
  const unit = weightUnitOf(from.cell(rowFor(context, row, 'weightUnit'), 'weightUnit'));
  const weight = read('weight', readWeight(unit ?? 'kg'), 'is not a weight');
  if (source.hasUnitlessWeights && unit === undefined && (weight ?? 0) > 0) from.note('weightUnit');
  return (
    weight ??
    read('grams', readWeight('g'), 'is not a weight') ??
    read('pounds', readWeight('lb'), 'is not a weight') ??
    read('ounces', readWeight('oz'), 'is not a weight')
  );
}

/** A variant's own row may say that it is hidden, in the columns of its product. */
function visibleOf({ from, source, shape }: ReadingContext, { row }: VariantRow): boolean | undefined {
  const own = from.read('variantVisible', readYesNo, 'says neither yes nor no', row);
  if (own !== undefined || !shape.product || row === shape.product) return own;
  return from.read(source.variantVisibleField ?? 'visible', readYesNo, 'says neither yes nor no', row);
}

export function variantOf(context: ReadingContext, variant: VariantRow): ImportedVariant {
  const { from, shape, currency } = context;
  const { row, isCopy } = variant;
  const read = readOf(context, row);
  const choices = shape.options.map((_, index) => {
    const choice = variant.choices[index] ?? '';
    const field = `choice${index + 1}` as ProductImportField;
    if (choice === '') from.blame('missing', from.has(field) ? field : 'packedOptions', 'is empty', row);
    if (choice.length > 50) from.blame('format', field, 'is longer than 50 characters', row);
    return choice;
  });
  const sku = textOf(from, 'sku', 40, row);
  const barcode = textOf(from, 'barcode', 40, row);
  if (isCopy && (sku ?? barcode) !== undefined) from.note('sharedSku');
  return {
    ...omitNullish({
      row: row.row,
      choices,
      sku: isCopy ? undefined : sku,
      barcode: isCopy ? undefined : barcode,
      ...pricesOf(context, variant),
      cost: read('cost', readCost, `is not an amount in ${currency}`),
      weight: weightOf(context, variant),
      visible: visibleOf(context, variant),
    }),
    ...stockOf(context, variant),
  };
}
