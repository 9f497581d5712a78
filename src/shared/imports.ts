import type { DateStyle } from './date-styles.ts';
import type { Job } from './jobs.ts';
import type { NumberStyle } from './number-styles.ts';

/** What is common to all that files bring in. */

/** By column, from the first; null leaves a column out. */
export type ImportMapping<Field extends string = string> = (Field | null)[];

export const problemKinds = [
  'broken',
  'encoding',
  'missing',
  'format',
  'currency',
  'sum',
  'badge',
  'product',
  'collection',
  'options',
  'guest',
  'twice',
  'taken',
  'unsupported',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** What is wrong with an entry of the file. */
export interface ImportProblem {
  kind: ProblemKind;
  /** As a spreadsheet counts: the head is row 1. */
  row: number;
  /** Of the file, where one is to blame. */
  column?: string;
  value: string;
  text: string;
}

/** What an import would change in something that the shop has. */
export interface EntryChange {
  /** What the column became. */
  field: string;
  before: string;
  after: string;
  /** The part that is meant, of an entry that has several: a line, a variant. */
  of?: string;
  /** What was there before is gone, and nothing takes its place. */
  isLost?: true;
}

/** An entry that would be changed. */
export interface ChangedEntry {
  row: number;
  key: string;
  changes: EntryChange[];
}

/** What would become of entries. */
export const importParts = ['fresh', 'changed', 'unchanged', 'refused'] as const;
export type ImportPart = (typeof importParts)[number];

export interface ImportTotal {
  count: number;
  /** In the store's currency, of what costs something. */
  amount?: string;
}

export interface ImportSummary extends ImportTotal, Record<ImportPart, ImportTotal> {
  rows: number;
  /** Of entries that have several. */
  lines?: number;
  problems: Partial<Record<ProblemKind, number>>;
  /** Changed entries that would lose something. */
  lossy?: number;
  /** What the file says and the store has no place for, by its name: how many of the entries that go in say it. */
  notes?: Record<string, number>;
  /** By column: cells that have something in them, and cells that are to blame. */
  columns: { read: number; wrong: number }[];
}

/** What the numbers of a column count. */
export type NumberKind = 'money' | 'weight' | 'pieces' | 'number';

/** How the numbers, or the dates, of a column are written. */
export type ColumnStyle = NumberStyle | DateStyle;

/** How the numbers, or the dates, of a column are read. */
export interface ColumnNumbers {
  style: ColumnStyle;
  /**
   * `sure` by the cells themselves, `likely` by the rest of the file or by what is usual, `needed` where somebody has to choose
   * before anything is read, `chosen` where somebody has.
   */
  certainty: 'sure' | 'likely' | 'needed' | 'chosen';
  /** Cells as they stand in the file: those that may be read in two ways come first. Empty where every style reads the same. */
  examples: string[];
}

/** What a column may become in this shop alone. */
export interface OfferedField<Field extends string = string> {
  field: Field;
  label: string;
  /** Its values are numbers. */
  isNumber?: boolean;
}

export type ImportOptions = Readonly<Record<string, boolean>>;

export interface FileImport<Field extends string = string, Options = ImportOptions> {
  id: string;
  fileName: string;
  /** Whose columns they are; `unknown` where nobody's. */
  source: string;
  encoding: string;
  delimiter: string;
  columns: string[];
  /** The first value of each column. */
  sample: string[];
  offered: OfferedField<Field>[];
  mapping: ImportMapping<Field>;
  options: Options;
  /** By column: how its numbers or dates are written, where somebody chose that. */
  styles: (ColumnStyle | null)[];
  /** By column, once the file was read; null where a column is neither a number nor a date. */
  numbers: (ColumnNumbers | null)[];
  /** Absent while what no entry can do without is not found in the file. */
  summary?: ImportSummary;
  by: string;
  createdDate: string;
  checkedDate?: string;
  /** The job of the last dry run; absent where none was begun. */
  check?: Job;
  /** The job has begun: nothing of it can be changed any more. */
  startedDate?: string;
  /** Entries that are written, and those of them that were taken back. */
  written: number;
  /** Of the written those that were not there before. */
  brought: number;
  takenBack: number;
  /** Of the brought those that were not taken back when that was tried, by the reason. */
  kept: Record<string, number>;
}

/** Something that stayed when its import was undone. */
export interface RetainedEntry {
  name: string;
  reason: string;
  /** The customer, where it is one. */
  customerId?: string;
}

export interface RetainedEntries {
  /** By reason. */
  counts: Record<string, number>;
  /** The first of them, of each reason. */
  first: RetainedEntry[];
}

/** How the first rows of a file read in an encoding. */
export interface EncodingPreview {
  rows: string[][];
}

export interface RejectedEntry {
  row: number;
  /** What it is known by in the file. */
  key: string;
  problem: ImportProblem;
}

export const MAX_IMPORT_BYTES = 50 * 1_048_576;
