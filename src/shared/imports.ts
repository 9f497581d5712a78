import type { Job } from './jobs.ts';

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
  'collection',
  'options',
  'guest',
  'twice',
  'taken',
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

/** What would become of entries. */
export const importParts = ['fresh', 'changed', 'unchanged', 'refused'] as const;
export type ImportPart = (typeof importParts)[number];

export interface ImportSum {
  count: number;
  /** In the store's currency, of what costs something. */
  amount?: string;
}

export interface ImportSummary extends ImportSum, Record<ImportPart, ImportSum> {
  rows: number;
  /** Of entries that have several. */
  lines?: number;
  problems: Partial<Record<ProblemKind, number>>;
  /** By column: cells that have something in them, and cells that are to blame. */
  columns: { read: number; wrong: number }[];
}

/** What a column may become in this shop alone. */
export interface OfferedField<Field extends string = string> {
  field: Field;
  label: string;
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
export interface KeptEntry {
  name: string;
  reason: string;
  /** The customer, where it is one. */
  customerId?: string;
}

export interface KeptEntries {
  /** By reason. */
  counts: Record<string, number>;
  /** The first of them, of each reason. */
  first: KeptEntry[];
}

export interface RefusedEntry {
  row: number;
  /** What it is known by in the file. */
  key: string;
  problem: ImportProblem;
}

export const MOST_IMPORT_BYTES = 50 * 1_048_576;
