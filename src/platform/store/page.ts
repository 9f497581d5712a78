import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { plannedAnew } from '../../database/planned-anew.ts';
import { encodeCursor } from '../query/cursor.ts';
import { sortValue } from '../query/field-values.ts';
import { behind } from '../query/keyset.ts';
import { orderBy, sortExpression, type SortKey } from '../query/sort.ts';
import { sqlFilter } from '../query/sql-filter.ts';
import { fieldsOf, type Expression } from '../query/expression.ts';
import { countUpTo } from './count.ts';
import type { ReadPlan } from './read-plan.ts';
import type { TablePlan } from './table-plan.ts';
import { rawColumns, rawOf, type RawRow } from './reply-text.ts';

export interface CursorMetadata {
  count: number;
  cursors: { next?: string; prev?: string };
  hasNext: boolean;
}

export interface OffsetMetadata {
  count: number;
  offset: number;
  total: number;
  tooManyToCount: boolean;
}

export type PageMetadata = CursorMetadata | OffsetMetadata;

export interface Page<Doc, Metadata extends PageMetadata = PageMetadata> {
  items: Doc[];
  metadata: Metadata;
}

interface Reading {
  plan: TablePlan;
  db: Queryable;
  siteId: string;
  read: ReadPlan;
  /** The documents are for a reply only, and come as `RawJson`. */
  raw?: boolean | undefined;
}

/** Beyond this many an offset list says "too many to count". */
const COUNT_CAP = 100_000;

/** The whole list is walked along an index, whatever page of it. */
const asksFor = (where: Expression): boolean => fieldsOf(where).length > 0;

interface Row<Doc> {
  doc: Doc;
  /** By path, the values that it is sorted by and that the document does not have. */
  beside?: Readonly<Record<string, string | null>>;
}

const isBeside = ({ field: { computed } }: SortKey): boolean =>
  computed !== undefined && !computed.fromDocument;

/** @param raw the text of a reply has values where the document, by which it is sorted, has none */
function besideOf(keys: readonly SortKey[], raw: boolean): RawBuilder<unknown> {
  const parts = keys
    .filter((key) => raw || isBeside(key))
    .map(({ field }) => sql`${sql.lit(field.path)}, (${sortExpression(field)})::text`);
  return parts.length === 0 ? sql`` : sql`, jsonb_build_object(${sql.join(parts)}) as beside`;
}

async function select<Doc>(
  { plan, db, siteId, read, raw = false }: Reading,
  extra: RawBuilder<unknown>,
): Promise<Row<Doc>[]> {
  const rowsOf = async <Selected>(columns: RawBuilder<unknown>): Promise<Selected[]> => {
    const { rows } = await sql<Selected>`${asksFor(read.where) ? plannedAnew : sql``}
      select ${columns} ${besideOf(read.sort, raw)} from ${sql.table(plan.table)}
      where site_id = ${siteId} and ${sqlFilter(read.where)} ${extra}`.execute(db);
    return rows;
  };
  if (!raw) return rowsOf(sql`doc`);
  const found = await rowsOf<Row<never> & RawRow>(rawColumns(plan));
  return found.map((row) => ({ ...row, doc: rawOf(plan, row) as Doc }));
}

export async function readOffsetPage<Doc>(
  reading: Reading,
  offset: number,
): Promise<Page<Doc, OffsetMetadata>> {
  const { plan, db, siteId, read } = reading;
  const items =
    read.limit === 0
      ? []
      : await select<Doc>(
          reading,
          sql`${orderBy(read.sort, false)} limit ${sql.lit(read.limit)} offset ${offset}`,
        );
  const { count, tooManyToCount } = await countUpTo(plan, db, siteId, read.where, COUNT_CAP);
  return {
    items: items.map(({ doc }) => doc),
    metadata: { count: items.length, offset, total: count, tooManyToCount },
  };
}

/** One row beyond the limit shows whether there is another page. */
export async function readCursorPage<Doc>(reading: Reading): Promise<Page<Doc, CursorMetadata>> {
  const { sort, limit, position, backwards } = reading.read;
  const start = position ? sql`and ${behind(sort, position, backwards)}` : sql``;
  const found = await select<Doc>(
    reading,
    sql`${start} ${orderBy(sort, backwards)} limit ${sql.lit(limit + 1)}`,
  );
  const items = found.slice(0, limit);
  if (backwards) items.reverse();
  const goesOn = found.length > limit;
  const cursors = {
    ...((backwards || goesOn) && cursorAt('next', items.at(-1), reading)),
    ...((backwards ? goesOn : position !== undefined) && cursorAt('prev', items[0], reading)),
  };
  return {
    items: items.map(({ doc }) => doc),
    metadata: { count: items.length, cursors, hasNext: cursors.next !== undefined },
  };
}

function cursorAt<Name extends 'next' | 'prev'>(
  name: Name,
  row: Row<unknown> | undefined,
  { plan, siteId, read }: Reading,
): Partial<Record<Name, string>> {
  if (row === undefined) return {};
  const { doc, beside = {} } = row;
  const position = read.sort.map(({ field }) => {
    const value = beside[field.path];
    return value === undefined ? sortValue(doc, field) : value;
  });
  const cursor = { ...read.origin, entity: plan.table, site: siteId, position, backwards: name === 'prev' };
  return { [name]: encodeCursor(cursor) } as Partial<Record<Name, string>>;
}
