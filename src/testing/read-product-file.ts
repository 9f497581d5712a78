import { Readable } from 'node:stream';
import type { ImportProblem } from '../shared/imports.ts';
import type { ImportedProduct, ProductImport } from '../shared/product-import.ts';
import { productImports } from '../server/imports/products/products.ts';
import { delimiterOf, readRows } from '../server/imports/read-rows.ts';
import { RowReader } from '../server/imports/row-reader.ts';

interface ReadProduct extends ImportedProduct {
  notes: string[];
}

interface ReadFile {
  source: string;
  /** Titles of columns that become nothing. */
  unmapped: string[];
  products: ReadProduct[];
  problems: ImportProblem[];
}

/** What a file of products says, before any store is asked; its numbers have points. */
export async function readProductFile(lines: readonly string[]): Promise<ReadFile> {
  const text = lines.join('\n');
  const form = { encoding: 'utf-8', delimiter: delimiterOf(text) };
  const rows = () => readRows(Readable.from([Buffer.from(text)]), form);
  let columns: string[] = [];
  for await (const { row, cells } of rows()) if (row === 1) columns = cells.map((title) => title.trim());
  const { source, mapping } = productImports.recognise(columns, [], []);
  const file = {
    columns,
    mapping,
    numbers: mapping.map(() => null),
    options: productImports.firstOptions,
  } as unknown as ProductImport;
  const store = { name: 'Store', currency: 'EUR', timeZone: 'UTC', locale: 'en' };
  const reading = productImports.begin(file, {
    platformFetch: () => Promise.reject(new Error('The platform is not part of this test.')),
    store,
    clock: { now: () => new Date('2026-11-30T12:00:00Z') },
  });
  const read: ReadFile = {
    source,
    unmapped: columns.filter((_, at) => mapping[at] === null),
    products: [],
    problems: [],
  };
  for await (const entry of reading.entries(rows())) {
    const from = new RowReader(entry, file, reading);
    from.blameRows();
    const key = from.problems.length > 0 ? undefined : reading.keyOf(from);
    const product = key === undefined ? undefined : reading.read(from, key);
    read.problems.push(...from.problems);
    if (product && from.problems.length === 0) read.products.push({ ...product, notes: [...from.notes] });
  }
  return read;
}
