import type { ImportedVariant } from '#shared/product-import.ts';
import { isUncounted, readInStock, readStock, readYesNo } from './cells.ts';
import { readOf, rowFor, type ReadingContext } from './reading-context.ts';
import type { VariantRow } from './sources/source.ts';

type Stock = Pick<ImportedVariant, 'quantity' | 'inStock' | 'isUntracked'>;

/** One stock for several variants, which the store has no place for. */
function isOfProduct({ shape }: ReadingContext, tracked: string, stock: string): boolean {
  const isProductWide = shape.product !== undefined && shape.options.length > 0;
  return isProductWide && (/^parent$/i.test(stock) || /^(?:by )?product$/i.test(tracked));
}

/** How many pieces there are of a variant, or only whether there are any. */
export function stockOf(context: ReadingContext, variant: VariantRow): Stock {
  const { from, shape } = context;
  const { row, isShared } = variant;
  const read = readOf(context, row);
  const tracked = from.cell(rowFor(context, row, 'tracked'), 'tracked');
  const flag = read('inStock', readInStock, 'does not say whether it is in stock');
  const isUnlimited = readYesNo(from.cell(rowFor(context, row, 'backorders'), 'backorders'));
  const inStock = flag === undefined ? {} : { inStock: flag !== 'no' };
  if (from.has('tracked') && isUncounted(tracked))
    return flag === undefined && from.has('stock') ? { isUntracked: true } : inStock;
  if (isUnlimited || flag === 'backorder') from.note('backorders');
  const isOfAll = isOfProduct(context, tracked, from.cell(row, 'stock'));
  const counted = isOfAll && shape.product ? shape.product : row;
  const stock = from.read('stock', readStock, 'is no number of pieces', counted);
  if (isOfAll || isShared) from.note('sharedStock');
  if (stock === undefined) return inStock;
  if (!('quantity' in stock)) return stock;
  if (isOfAll || isShared) return { inStock: flag === undefined ? stock.quantity > 0 : flag !== 'no' };
  // Programs that count nothing write zero pieces; ones that stopped selling leave their pieces where they are.
  const contradicts = flag !== undefined && (flag !== 'no') !== stock.quantity > 0;
  return contradicts ? inStock : stock;
}
