import { stringify } from 'csv-stringify/sync';

/** Spreadsheets run a cell that begins like a formula; a leading apostrophe keeps it text. */
const cell = (value: string): string =>
  /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(value) && !/^-?\d+(?:\.\d+)?$/.test(value)
    ? `'${value}`
    : value;

/** The one way to write CSV: whatever a customer or colleague typed stays text where it is opened. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  stringify(rows.map((row) => row.map(cell)));
