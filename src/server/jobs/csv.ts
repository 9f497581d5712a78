import { stringify } from 'csv-stringify/sync';

/** What a spreadsheet would run, behind as many apostrophes as there are. */
const RUN = /^'*(?:\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/;

/** Spreadsheets run a cell that begins like a formula; a leading apostrophe keeps it text. */
export const guardCell = (value: string): string =>
  RUN.test(value) && !/^-?\d+(?:\.\d+)?$/.test(value) ? `'${value}` : value;

/** The inverse of `guardCell`. */
export const unguardCell = (value: string): string =>
  value.startsWith("'") && RUN.test(value) ? value.slice(1) : value;

/** The one way to write CSV: whatever a customer or colleague typed stays text where it is opened. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  stringify(rows.map((row) => row.map(guardCell)));
