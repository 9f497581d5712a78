import type { z } from 'zod';
import type {
  EntryChange,
  FileImport,
  ImportMapping,
  ImportPart,
  ImportProblem,
  RetainedEntry,
  NumberKind,
  OfferedField,
  ProblemKind,
} from '../../shared/imports.ts';
import type { Gateway } from '../gateway.ts';
import type { PlatformFetch } from '../platform-fetch.ts';
import type { Row } from './read-rows.ts';
import type { CellNormalizer, RowReader } from './row-reader.ts';

export type Checking = Pick<Gateway, 'platformFetch' | 'store' | 'clock'>;

/** What a file says of one entry, as it waits to be written. */
export interface Staged<Request extends object = object> {
  position: number;
  row: number;
  /** What it is known by, in the file and in the store. */
  key: string;
  request?: Request;
  cells?: string[][];
  problems?: ImportProblem[];
  /** What it says and the store has no place for. */
  notes?: string[];
  /** Of something that the shop has. */
  changes?: EntryChange[];
}

export type Ready<Request extends object> = Staged<Request> & { request: Request };

/** What an entry comes to, once the store was asked; what is wrong with it by what the column became. */
export interface Compared<Field extends string> {
  part: Exclude<ImportPart, 'refused'>;
  problems?: { field: Field; kind: ProblemKind; value: string; text: string }[];
  /** Of what is changed: field by field. */
  changes?: EntryChange[];
  /** What it says and this store has no place for. */
  notes?: string[];
}

/** How the rows of one file are read. */
export interface Reading<Field extends string, Request extends object> extends CellNormalizer<Field> {
  /** The rows that are one entry. */
  entries(rows: AsyncIterable<Row>): AsyncIterable<Row[]>;
  /** By which column an entry is known. */
  keyFieldOf(from: RowReader<Field>): Field;
  /** What stands there; where it cannot be that, the reader is told. */
  keyOf(from: RowReader<Field>): string | undefined;
  /** What is wrong with it is told by the reader; then what is made of it does not count. */
  read(from: RowReader<Field>, key: string): Request;
  /** What becomes of each in the store, in the same order. */
  compare(ready: readonly Ready<Request>[]): Promise<Compared<Field>[]>;
  /** What it comes to in the store's currency, where that is to be told. */
  amountOf?: (staged: Staged<Request>) => string;
  /** How many lines it has, where that is to be told. */
  linesOf?: (request: Request) => number;
}

/** The rows of imports that were undone. */
export interface UndoneRows {
  /** What they have at a path of their requests, each value once, some at a time. */
  undoneValues(id: string, path: readonly string[]): AsyncIterable<string[]>;
}

/** Something that files bring in. */
export interface ImportKind<
  Field extends string = string,
  Options extends object = Record<string, boolean>,
  Request extends object = object,
> {
  what: 'orders' | 'customers' | 'products' | 'reviews';
  /** Under `/admin/api`. */
  path: string;
  /** Rights that are all needed. */
  rights: readonly string[];
  field: z.ZodType<Field>;
  options: z.ZodType<Options>;
  /** Before anybody chose. */
  firstOptions: Options;
  /** Of a file that has no name. */
  fileName: string;
  /** More are no file of such entries. */
  mostRows: number;
  /** What its columns of numbers count. */
  numberKinds: Readonly<Partial<Record<string, NumberKind>>>;
  /** Fields whose cells are dates. */
  dateFields?: readonly string[];
  /** Fields that several columns may become together; every other field is one column's. */
  repeatable?: readonly string[];
  /** What columns may become in this shop besides. */
  offered?: (checking: Checking) => Promise<OfferedField<Field>[]>;
  recognise(
    columns: readonly string[],
    rows: readonly (readonly string[])[],
    offered: readonly OfferedField<Field>[],
  ): { source: string; mapping: ImportMapping<Field> };
  /** What must be found in the file before anything is. */
  missing(mapping: ImportMapping<Field>): Field[];
  /** Rights that are needed for these besides. */
  rightsFor?: (mapping: ImportMapping<Field>, options: Options) => readonly string[];
  begin(fileImport: FileImport<Field, Options>, checking: Checking): Reading<Field, Request>;
  /** Of kinds that made more than their rows: what of that stayed when the import was undone. */
  kept?: (rows: UndoneRows, id: string, platformFetch: PlatformFetch) => Promise<RetainedEntry[]>;
}
