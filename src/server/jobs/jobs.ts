import type { Selection } from '../../shared/jobs.ts';

export interface JobRecord {
  id: string;
  kind: string;
  selection: Selection;
  params: Record<string, unknown>;
  actor: string;
  expanded: boolean;
}

/** What became of one item. */
export type Outcome =
  | { id: string; state: 'done'; label?: string }
  | { id: string; state: 'skipped' | 'failed'; reason: string; label?: string };

export interface Batch {
  job: JobRecord;
  items: readonly { id: string; label: string }[];
  /** The same for the same batch after a crash, so that nothing is done twice. */
  idempotencyKey: string;
  /** It was begun before and may be done, in part or whole: what stands as it is wanted counts as done. */
  isResumed?: boolean;
  /**
   * Records items of a batch that takes long as they are finished. Absent where the work runs outside a job.
   * @throws JobInterrupted where the job is to end here
   */
  report?: (outcomes: readonly Outcome[]) => Promise<void>;
}

/** The job was canceled, or the process is about to stop: what was begun of a batch is left as it is. */
export class JobInterrupted extends Error {}

/** What can be done to many entities at once. */
export interface JobKind {
  /** Permission ids needed to start it, all of them. */
  permissions: readonly string[];
  /** Items handed to `work` together. */
  batchSize: number;
  /** One job of this kind at a time, whatever processes there are; the next waits. */
  alone?: boolean;
  /** @returns a message when `params` do not fit. */
  checkParams(params: Record<string, unknown>): string | undefined;
  /** Of kinds that are not told which entities but what to make. @returns a message when it does not fit. */
  checkSelection?: (selection: Selection) => string | undefined;
  /**
   * Looks once at what is asked for, before there is a job. What it answers is kept as the params: what was typed to
   * confirm something need not be. @throws what the asker is told
   */
  accept?: (selection: Selection, params: Record<string, unknown>) => Promise<Record<string, unknown>>;
  /** One page of the selection by filter; `cursor` undefined is the first. */
  select(page: { filter: Record<string, unknown>; sort?: unknown[]; cursor?: string }): Promise<{
    items: { id: string; label: string }[];
    next?: string;
  }>;
  /** Labels of items selected by id. */
  labels(ids: readonly string[]): Promise<Map<string, string>>;
  /** Never throws for what concerns single items; a throw is tried again with the same key, unless it is a `PlatformError` below 500. */
  work(batch: Batch): Promise<Outcome[]>;
  /** Of kinds whose consequences are told first: counted, and nothing changed. */
  foresee?: (selection: Selection, params: Record<string, unknown>) => Promise<object>;
  /** Of kinds that make a file: its lines for one batch, written with the outcome. */
  file?: { header(params: Record<string, unknown>): string; lines(batch: Batch): Promise<string> };
  /** Of kinds that end with one document, made of all that was done. */
  document?: {
    type: 'pdf' | 'json';
    make: (job: JobRecord, ids: readonly string[]) => Promise<Uint8Array>;
  };
}
