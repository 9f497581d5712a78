import { describe, expect, it } from 'vitest';
import { readImportFile } from '#testing/import-file.ts';
import { customerImports } from './customers/customers.ts';
import type { ImportKind } from './kind.ts';
import { orderImports } from './orders/orders.ts';
import { productImports } from './products/products.ts';
import { reviewImports } from './reviews/reviews.ts';

/** A head and rows; the second column is text in which a separator, a quote and a line may stand. */
interface Sample {
  name: string;
  kind: ImportKind<string, object>;
  head: string[];
  rows: string[][];
}

const sample = <Field extends string, Options extends object, Request extends object>(
  name: string,
  kind: ImportKind<Field, Options, Request>,
  head: string[],
  rows: string[][],
): Sample => ({ name, kind: kind as unknown as ImportKind<string, object>, head, rows });

const samples = [
  sample(
    'products',
    productImports,
    ['Handle', 'Name', 'Price', 'SKU', 'Stock'],
    [
      ['disk', 'Disk, 5" wide; flat', '12.50', 'D-1', '3'],
      ['mug', 'Mug', '9.00', 'M-1', ''],
    ],
  ),
  sample(
    'orders',
    orderImports,
    ['Order number', 'Item', 'Quantity', 'Price', 'Total', 'Date', 'Email'],
    [
      ['1001', 'Disk, 5" wide; flat', '1', '12.50', '12.50', '2026-03-02', 'ada@example.com'],
      ['1002', 'Mug', '2', '9.00', '18.00', '2026-03-03', ''],
    ],
  ),
  sample(
    'customers',
    customerImports,
    ['Email', 'Note', 'First name', 'Last name'],
    [
      ['ada@example.com', 'Wants 5" disks, only; flat', 'Ada', 'Hall'],
      ['bo@example.com', '', 'Bo', ''],
    ],
  ),
  sample(
    'reviews',
    reviewImports,
    ['Product', 'Body', 'Rating', 'Author', 'Date'],
    [
      ['Disk', 'Good, 5" wide; flat', '5', 'Ada', '2026-03-02'],
      ['Mug', 'Thin', '2', 'Bo', '2026-03-03'],
    ],
  ),
];

type Table = readonly (readonly string[])[];

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
const written = (table: Table, separator = ',', cellOf = quoted, end = '\n'): string =>
  table.map((cells) => cells.map(cellOf).join(separator) + end).join('');

const plain = (cell: string): string => (/[",;|\t]/.test(cell) ? quoted(cell) : cell);

const forms: readonly [name: string, form: (table: Table) => string][] = [
  ['quotes around every cell', (table) => written(table)],
  ['quotes where they are needed', (table) => written(table, ',', plain)],
  [
    'spaces after the quote that closes a cell',
    (table) => written(table, ',', (cell) => `${quoted(cell)}  `),
  ],
  ['spaces before the quote that opens a cell', (table) => written(table, ', ')],
  [
    'a mark and the line that names the separator',
    (table) => `\uFEFFsep=;\r\n${written(table, ';', plain, '\r\n')}`,
  ],
  ['semicolons', (table) => written(table, ';', plain)],
  ['tabs', (table) => written(table, '\t', (cell) => cell)],
  ['tabs and quotes', (table) => written(table, '\t')],
  ['pipes', (table) => written(table, '|', plain)],
  ['returns alone at the ends of lines', (table) => written(table, ',', plain, '\r')],
  ['a return too many at the ends of lines', (table) => written(table, ',', plain, '\r\r\n')],
  [
    'lines that end in two ways',
    ([head = [], ...rows]) => written([head], ',', plain, '\r\n') + written(rows, ',', plain),
  ],
  ['separators at the ends of lines', (table) => written(table, ',', plain, ',\n')],
  [
    'a separator at the end of the head alone',
    ([head = [], ...rows]) => written([head], ',', plain, ',\n') + written(rows, ',', plain),
  ],
  ['no end of the last line', (table) => written(table, ',', plain).trimEnd()],
  [
    'titles in upper case',
    ([head = [], ...rows]) => written([head.map((title) => title.toUpperCase()), ...rows]),
  ],
  [
    'titles in lower case with spaces around and low lines between',
    ([head = [], ...rows]) =>
      written([head.map((title) => ` ${title.toLowerCase().replaceAll(' ', '_')}  `), ...rows]),
  ],
  [
    'a title a second time',
    ([head = [], ...rows]) =>
      written([[...head, head[1] ?? ''], ...rows.map((cells) => [...cells, 'something else'])]),
  ],
  [
    'empty rows between',
    ([head = [], ...rows]) => written([head]) + rows.map((cells) => `\n,,\n${written([cells])}`).join(''),
  ],
];

describe.each(samples)('files of $name', ({ kind, head, rows }) => {
  const requests = async (csv: string): Promise<unknown> => {
    const { problems, entries } = await readImportFile(kind, csv);
    expect(problems).toEqual([]);
    // Where a row stands follows from the lines above it.
    return entries.map(({ key, request }) =>
      JSON.parse(
        JSON.stringify({ key, request }, (name, value: unknown) => (name === 'row' ? undefined : value)),
      ),
    );
  };

  it.each(forms)('say the same with %s', async (_name, form) => {
    const plainForm = await requests(written([head, ...rows]));
    expect(plainForm).toHaveLength(rows.length);
    expect(await requests(form([head, ...rows]))).toEqual(plainForm);
  });

  it('keep a quote inside a cell that has none around it', async () => {
    const csv = written([head, ...rows], '\t', (cell) => cell);
    expect(csv).toContain('5" ');
    expect(JSON.stringify(await requests(csv))).toContain(String.raw`5\" `);
  });
});
