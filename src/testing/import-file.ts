import { Readable } from 'node:stream';
import type { ImportKind } from '../server/imports/kind.ts';
import { decideDateStyle } from '../server/imports/dates/date-survey.ts';
import { decideStyles } from '../server/imports/numbers/decide-styles.ts';
import { NumberSurveyor } from '../server/imports/numbers/survey.ts';
import { delimiterOf, readRows, type Row } from '../server/imports/read-rows.ts';
import { RowReader } from '../server/imports/row-reader.ts';
import type { ColumnNumbers, FileImport, ImportMapping, ImportProblem } from '../shared/imports.ts';
import { currencyDigits } from '../shared/money.ts';

interface ReadFile<Field extends string, Request> {
  source: string;
  mapping: ImportMapping<Field>;
  numbers: (ColumnNumbers | null)[];
  /** Titles of the columns that become nothing. */
  unused: string[];
  entries: { key: string; request: Request }[];
  problems: ImportProblem[];
}

async function* listed<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

/** Reads a file as the dry run does, without a database: by its titles, with the styles that its columns decide. */
export async function readImportFile<Field extends string, Options extends object, Request extends object>(
  kind: ImportKind<Field, Options, Request>,
  csv: string,
  { currency = 'EUR', timeZone = 'Europe/Berlin', now = new Date('2026-11-30') } = {},
): Promise<ReadFile<Field, Request>> {
  const delimiter = delimiterOf(csv);
  const rows: Row[] = [];
  for await (const row of readRows(Readable.from([Buffer.from(csv)]), { encoding: 'utf-8', delimiter }))
    rows.push(row);
  const [head, ...body] = rows;
  const columns = head?.cells ?? [];
  const { source, mapping } = kind.recognise(
    columns,
    body.map(({ cells }) => cells),
    [],
  );
  const surveyor = new NumberSurveyor(columns.length);
  for (const row of body) surveyor.take(row);
  const survey = surveyor.result;
  const kinds = mapping.map((field) => (field === null ? undefined : kind.numberKinds[field]));
  const context = {
    delimiter,
    isMachineWritten: source !== 'unknown' && delimiter === ',',
    currencyDigits: currencyDigits(currency),
  };
  const dates = survey.flatMap((one) => one.dates ?? []);
  const numbers = decideStyles(survey, kinds, [], context).map((number, at): ColumnNumbers | null => {
    const field = mapping[at] ?? '';
    const own = survey[at]?.dates;
    return own && kind.dateFields?.includes(field) ? decideDateStyle(own, dates, undefined) : number;
  });
  const file = { columns, source, mapping, numbers, options: kind.firstOptions, offered: [] };
  const reading = kind.begin(file as unknown as FileImport<Field, Options>, {
    platformFetch: () => Promise.reject(new Error('The store is not asked.')),
    store: { name: 'Halfdrop', currency, timeZone, locale: 'en' },
    clock: { now: () => now },
  });
  const entries: { key: string; request: Request }[] = [];
  const problems: ImportProblem[] = [];
  for await (const entry of reading.entries(listed(rows))) {
    const from = new RowReader<Field>(entry, file, reading);
    from.blameRows();
    const key = from.problems.length > 0 ? undefined : reading.keyOf(from);
    if (key !== undefined) entries.push({ key, request: reading.read(from, key) });
    problems.push(...from.problems);
  }
  const unused = columns.filter(
    (_, at) => mapping[at] === null && body.some(({ cells }) => (cells[at] ?? '').trim() !== ''),
  );
  return { source, mapping, numbers, unused, entries, problems };
}
