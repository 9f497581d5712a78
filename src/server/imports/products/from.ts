import type { ProductImportField } from '#shared/product-import.ts';
import type { RowReader } from '../row-reader.ts';

/** Where a product is read from: the rows of a file that are its. */
export type From = RowReader<ProductImportField>;
