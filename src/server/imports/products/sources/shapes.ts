import { choiceField, OPTION_NUMBERS, optionField, PRODUCT_BOUNDS } from '#shared/product-import.ts';
import type { ProductImportField } from '#shared/product-import.ts';
import type { Row } from '../../read-rows.ts';
import { readList } from '../cells.ts';
import type { From } from '../from.ts';
import type { RowKind, Shape, VariantRow } from './source.ts';

/** `Black:#000000` and `#000000:Black` are Black. */
const SWATCH =
  /^(?:#[\da-f]{3,8}|rgba?\([^)]*\)):(.+)$|^(.+?)(?::#[\da-f]{3,8}(?:\|#[\da-f]{3,8})*|\[#[\da-f|#]+\])$/i;

/** The name of a choice without the color code that some programs write beside it. */
export function choiceName(from: From, written: string): string {
  const [, after, before] = SWATCH.exec(written) ?? [];
  const name = after ?? before;
  if (name !== undefined) from.note('swatches');
  return (name ?? written).trim();
}

/** One more than a product may have: enough to reject it. */
const MAX_COMBINATIONS = PRODUCT_BOUNDS.variants + 1;

/** Every combination of these choices, the last option changing first. */
function combine(lists: readonly (readonly string[])[]): string[][] {
  let all: string[][] = [[]];
  for (const list of lists)
    all = all.flatMap((start) => list.map((one) => [...start, one])).slice(0, MAX_COMBINATIONS);
  return all;
}

/**
 * The variants that a row stands for: one for each combination of its choices.
 * @param used combinations that other rows describe
 */
export function expand(
  row: Row,
  lists: readonly (readonly string[])[],
  used: Set<string> = new Set(),
): VariantRow[] {
  const combinations = combine(lists).filter((choices) => !used.has(JSON.stringify(choices)));
  for (const choices of combinations) used.add(JSON.stringify(choices));
  if (combinations.length === 1 && combinations[0]) return [{ row, choices: combinations[0] }];
  return combinations.map((choices, index) => ({
    row,
    choices,
    isShared: true,
    ...(index > 0 && { isCopy: true as const }),
  }));
}

interface NamedOption {
  name: string;
  field: ProductImportField;
}

/** Shopify names the option of a product without any `Title`, and its choice `Default Title`. */
function namedOptions(from: From): NamedOption[] {
  const found = OPTION_NUMBERS.flatMap((number): NamedOption[] => {
    const name = from.text(optionField(number));
    return name === '' ? [] : [{ name, field: choiceField(number) }];
  });
  const [only] = found;
  const isNone = found.length === 1 && only && from.text(only.field) === 'Default Title';
  return isNone ? [] : found;
}

const OF_A_VARIANT: readonly ProductImportField[] = ['sku', 'barcode', 'price', 'stock', 'surcharge'];

/** Rows that say something of a variant; those of further pictures do not. */
function plainShape(from: From, options: readonly NamedOption[]): Shape {
  const [first] = from.rows;
  const fields = [...OF_A_VARIANT, ...options.map(({ field }) => field)];
  const rows = from.rows.filter((row) => fields.some((field) => from.cell(row, field) !== ''));
  return {
    options: options.map(({ name }) => name),
    variants: (rows.length > 0 || !first ? rows : [first]).map((row) => ({
      row,
      choices: options.map(({ field }) => from.cell(row, field)),
    })),
  };
}

/** Options and choices in numbered columns; where rows have kinds, the product's row lists the choices. */
export function columnShape(from: From, rowKind?: (cell: string) => RowKind): Shape {
  const options = namedOptions(from);
  if (!rowKind || !from.has('kind')) return plainShape(from, options);
  const kindOf = (row: Row): RowKind => rowKind(from.cell(row, 'kind'));
  const product = from.rows.find((row) => kindOf(row) === 'product');
  const names = options.map(({ name }) => name);
  const listed = options.map(({ field }) =>
    product ? readList(from.cell(product, field), false).map((written) => choiceName(from, written)) : [],
  );
  const rows = from.rows.filter((row) => kindOf(row) === 'variant');
  const variants = rows.map((row) => ({
    row,
    choices: options.map(({ field }) => choiceName(from, from.cell(row, field))),
  }));
  return {
    ...(product && { product }),
    options: names,
    choiceOrder: listed,
    variants: variants.length > 0 || !product ? variants : expand(product, listed),
  };
}

/** Options and choices in one cell of each variant: `Size=S, Color=Red`. */
export function packedShape({
  product,
  rows,
  pairsOf,
}: {
  product: Row | undefined;
  rows: readonly Row[];
  pairsOf: (row: Row) => [string, string][];
}): Shape {
  const pairs = rows.map((row) => new Map(pairsOf(row)));
  const options = [...new Set(pairs.flatMap((one) => [...one.keys()]))];
  return {
    ...(product && { product }),
    options,
    variants:
      rows.length > 0 || !product
        ? rows.map((row, index) => ({ row, choices: options.map((name) => pairs[index]?.get(name) ?? '') }))
        : [{ row: product, choices: [] }],
  };
}
