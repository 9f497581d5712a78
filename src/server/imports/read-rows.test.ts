import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCsv } from '../jobs/csv.ts';
import { phoneIn, plainCell, readNumber, readPhone } from './cells.ts';
import { readCountry } from './read-country.ts';
import { MAX_ROW, readRows } from './read-rows.ts';

async function rowsOf(text: string, cut = 7): Promise<(string[] | string)[]> {
  const bytes = Buffer.from(text);
  const parts = async function* (): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += cut) yield bytes.subarray(at, at + cut);
  };
  const rows: (string[] | string)[] = [];
  for await (const { cells, broken } of readRows(parts(), { encoding: 'utf-8', delimiter: ',' }))
    rows.push(broken ?? cells);
  return rows;
}

const NOT_CLOSED = 'has a quote that is not closed';

it('one row with a broken quote costs that row, wherever it stands', async () => {
  for (const end of ['\n', '\r\n'])
    expect(await rowsOf(['a,b', '3,4', '7,"8', '9,ü', '5,6'].join(end))).toEqual([
      ['a', 'b'],
      ['3', '4'],
      NOT_CLOSED,
      ['9', 'ü'],
      ['5', '6'],
    ]);
});

it('a quote inside a cell is a letter', async () => {
  expect(await rowsOf('a,b\n5" pipe,"x"y\n')).toEqual([
    ['a', 'b'],
    ['5" pipe', '"x"y'],
  ]);
});

it('a file of quotes ends', async () => {
  const rows = await rowsOf('a,b\n' + '"\n'.repeat(501), 4096);
  expect(rows.length).toBeLessThan(600);
});

const LONG_CELL = 'x'.repeat(32_768);

async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

it('a row and a cell that are too long cost that row, and say so', async () => {
  const long = ','.repeat(300_000);
  expect(
    await rowsOf(['a,b', long, `1,${LONG_CELL}`, '3,4', `"${long}\n${long}`, '5,6'].join('\n'), 9000),
  ).toEqual([
    ['a', 'b'],
    'is longer than 200 KB',
    'has a cell with more than 32,767 characters',
    ['3', '4'],
    'is longer than 200 KB',
    'is longer than 200 KB',
    ['5', '6'],
  ]);
});

it('names the cell that is too long', async () => {
  const parts = Readable.from([Buffer.from(`a,b\n1,${LONG_CELL}\n`)]);
  const rows = await allOf(readRows(parts, { encoding: 'utf-8', delimiter: ',' }));
  expect(rows[1]).toMatchObject({ row: 2, brokenAt: 1 });
});

it('one line of many megabytes is read once and never held whole', async () => {
  let read = 0;
  const part = Buffer.alloc(262_144, 'x,');
  const parts = async function* (): AsyncGenerator<Uint8Array> {
    yield Buffer.from('a,b\n');
    for (; read < 12; read++) yield part;
    yield Buffer.from('\n1,2\n');
  };
  const rows = await allOf(readRows(parts(), { encoding: 'utf-8', delimiter: ',' }));
  expect(rows).toEqual([
    { row: 1, cells: ['a', 'b'] },
    { row: 2, cells: [], broken: 'is longer than 200 KB' },
    { row: 3, cells: ['1', '2'] },
  ]);
  expect(read).toBe(12);
});

it('the event loop gets a turn every 64 KB, however large the parts are', async () => {
  let turns = 0;
  let isReading = true;
  const count = (): void => {
    turns++;
    if (isReading) setImmediate(count);
  };
  setImmediate(count);
  const file = Readable.from([Buffer.alloc(8 * 65_536, 'abc,def\n')]);
  let rows = 0;
  for await (const { broken } of readRows(file, { encoding: 'utf-8', delimiter: ',' }))
    if (broken === undefined) rows++;
  isReading = false;
  expect(rows).toBe(8 * 8192);
  expect(turns).toBeGreaterThanOrEqual(8);
});

it('empty lines are no row, however many', async () => {
  expect(await rowsOf(`a,b${'\n'.repeat(MAX_ROW + 1)}1,2`, 9000)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

it('an empty line before a broken row is no row', async () => {
  expect(await rowsOf('a,b\n\n\n7,"8\n5,6\n')).toEqual([['a', 'b'], NOT_CLOSED, ['5', '6']]);
});

it('reads back what our own exports write', async () => {
  const cell = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .map((text) => text.replaceAll('\0', ''));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), async (table) => {
      const rows = await rowsOf(toCsv([['a', 'b'], ...table]));
      expect(rows.slice(1).map((cells) => (cells as string[]).map(plainCell))).toEqual(
        table.map((cells) => cells.map((text) => text.trim())),
      );
    }),
    // An apostrophe before what is a formula is a text of its own, and rare among random ones.
    { examples: [[[[' ', "'+ "]]], [[["''=1", '="0042"']]]] },
  );
});

it('a cell is the text that somebody typed, whatever a spreadsheet would make of it', () => {
  const typed = [
    '- please leave at the door',
    '@reception',
    '+ Ink Color 2',
    '=1+1',
    '+49 170 1234',
    '-5.00',
    "'quoted'",
  ];
  expect(typed.map(plainCell)).toEqual(typed);
  expect(["'- please", "'=A1", "'+49 30", "''=A1", '="0042"', '="say ""hi"""'].map(plainCell)).toEqual([
    '- please',
    '=A1',
    '+49 30',
    "'=A1",
    '0042',
    'say "hi"',
  ]);
});

it('digits are read without what keeps a spreadsheet from taking them for a number', () => {
  // A dialing code that a checkout filled in is no number.
  expect(['+1', "'+351", '+1 801 555 0188', '112'].map(phoneIn)).toEqual(['', '', '+1 801 555 0188', '112']);
  expect(["'0123 456", '"0123 456"', "'+49 170 1234", '0123 456'].map(readPhone)).toEqual([
    '0123 456',
    '0123 456',
    '+49 170 1234',
    '0123 456',
  ]);
});

it.each([
  ['DEU', 'DE'],
  ['de', 'DE'],
  ['Deutschland', 'DE'],
  ['United States (US)', 'US'],
  ['The Netherlands', 'NL'],
  ['Korea, Republic of', 'KR'],
  ['ישראל', 'IL'],
  ['Atlantis', undefined],
  ['', undefined],
])('the country %s is %s', (name, code) => expect(readCountry(name)).toBe(code));

it('a number is kept without what stands before it', () => {
  expect(['#1001', 'E-0042', '7', '1001-A', '', '#'].map(readNumber)).toEqual([
    '1001',
    '42',
    '7',
    undefined,
    undefined,
    undefined,
  ]);
});
