import type { ProductImportField } from '../../../shared/product-import.ts';
import type { ImportMapping } from '../../../shared/imports.ts';
import { plainCell } from '../cells.ts';
import type { Row } from '../read-rows.ts';

/** A product with all its variants and pictures; more is none, and would be held in memory. */
const MOST_ROWS = 1100;

/**
 * Rows one behind the other that are known by the same are one product, and so are those below it that have no name of their
 * own. One that cannot be read stands by itself.
 */
export async function* productRows(
  rows: AsyncIterable<Row>,
  mapping: ImportMapping<ProductImportField>,
): AsyncGenerator<Row[]> {
  const handleAt = mapping.indexOf('handle');
  let open: { key: string; rows: Row[] } | undefined;
  for await (const row of rows) {
    const key = row.broken === undefined && handleAt >= 0 ? plainCell(row.cells[handleAt] ?? '') : undefined;
    const isMore = key !== undefined && (key === '' || key === open?.key);
    if (open && isMore && open.rows.length < MOST_ROWS) {
      open.rows.push(row);
      continue;
    }
    if (open) yield open.rows;
    open = { key: key ?? '', rows: [row] };
    if (key === undefined) {
      yield open.rows;
      open = undefined;
    }
  }
  if (open) yield open.rows;
}
