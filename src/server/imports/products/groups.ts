import type { Row } from '../read-rows.ts';
import type { CellOf, GroupRows } from './sources/source.ts';

/** A product with all its variants and pictures has fewer; reading more of one would fill the memory. */
const MAX_ROWS = 1100;

/**
 * Rows below each other that `belongs` to the first of them. A row that cannot be read stands by itself.
 * @param belongs whether a row continues the product that `first` began
 */
const adjacentRows = (belongs: (row: Row, first: Row, cellOf: CellOf) => boolean): GroupRows =>
  async function* (rows, cellOf) {
    let open: Row[] | undefined;
    for await (const row of rows) {
      const [first] = open ?? [];
      const isReadable = row.broken === undefined;
      if (open && first && isReadable && open.length < MAX_ROWS && belongs(row, first, cellOf)) {
        open.push(row);
        continue;
      }
      if (open) yield open;
      open = isReadable ? [row] : undefined;
      if (!isReadable) yield [row];
    }
    if (open) yield open;
  };

/** Rows with the same handle, and those below them without one. */
export const rowsByHandle: GroupRows = adjacentRows((row, first, cellOf) => {
  const handle = cellOf(row, 'handle');
  return handle === '' || handle === cellOf(first, 'handle');
});

/** A row that describes a product itself begins it. */
export const rowsByStart = (isStart: (row: Row, cellOf: CellOf, first: Row) => boolean): GroupRows =>
  adjacentRows((row, first, cellOf) => !isStart(row, cellOf, first));

interface Families {
  /** What the rows of other products are known by in the cells that name them. */
  namesOf: (row: Row, cellOf: CellOf) => string[];
  /** The products that a row names as its own parts, or as what it is part of. */
  partsOf: (row: Row, cellOf: CellOf) => string[];
  parentOf: (row: Row, cellOf: CellOf) => string;
}

/** Products whose rows stand anywhere in the file and name each other; the row of the product comes first. */
export const rowsByReference = ({ namesOf, partsOf, parentOf }: Families): GroupRows =>
  async function* (rows, cellOf) {
    const all: Row[] = [];
    const byName = new Map<string, Row>();
    for await (const row of rows) {
      all.push(row);
      if (row.broken !== undefined) continue;
      for (const name of namesOf(row, cellOf)) if (!byName.has(name)) byName.set(name, row);
    }
    const parts = new Map<Row, Row[]>();
    const isPart = new Set<Row>();
    const join = (whole: Row | undefined, part: Row | undefined): void => {
      if (!whole || !part || whole === part || isPart.has(part)) return;
      isPart.add(part);
      parts.set(whole, [...(parts.get(whole) ?? []), part]);
    };
    for (const row of all) {
      if (row.broken !== undefined) continue;
      for (const name of partsOf(row, cellOf)) join(row, byName.get(name));
      const parent = parentOf(row, cellOf);
      if (parent !== '') join(byName.get(parent), row);
    }
    for (const row of all) if (!isPart.has(row)) yield [row, ...(parts.get(row) ?? [])].slice(0, MAX_ROWS);
  };
