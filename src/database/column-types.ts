/** PostgreSQL's type numbers, equal on both engines. */
const INT8 = 20;
const DATE = 1082;
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;
const INT8_ARRAY = 1016;

type Parse = (text: string) => unknown;

/** A number while it is exact; the text otherwise, so that nothing is rounded and JSON can carry it. */
const bigint: Parse = (text) => {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
};

const BIGINT_LIST = /^\{(.*)\}$/s;

const bigints: Parse = (text) => {
  const inner = BIGINT_LIST.exec(text)?.[1] ?? '';
  return inner === '' ? [] : inner.split(',').map((item) => (item === 'NULL' ? null : bigint(item)));
};

/**
 * How values leave the database, the same on both engines. Only `timestamptz` becomes a `Date`, since it is an
 * instant (libraries with tables of their own expect that). Columns without a zone stay text: a `Date` would be read
 * in the process's zone. The platform's own tables keep instants as ISO text and never meet any of this.
 */
export const columnParsers: Readonly<Record<number, Parse>> = {
  [INT8]: bigint,
  [INT8_ARRAY]: bigints,
  [DATE]: (text) => text,
  [TIMESTAMP]: (text) => text,
  [TIMESTAMPTZ]: (text) => new Date(isoOffset(text)),
};

/** `2026-01-02 03:04:05.678+00` → `2026-01-02T03:04:05.678+00:00`. */
const isoOffset = (text: string): string => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
