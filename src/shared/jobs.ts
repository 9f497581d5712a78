/** A job as the interface reads it. */
export interface Job {
  id: string;
  kind: string;
  title: string;
  status: JobStatus;
  total: number;
  queued: number;
  running: number;
  done: number;
  skipped: number;
  failed: number;
  /** Why the whole job failed. */
  error?: string;
  by: string;
  createdDate: string;
  startedDate?: string;
  finishedDate?: string;
  /** A file can be fetched at `result.csv`, `result.pdf` or `result.json`. */
  hasFile: boolean;
  /** Of the file, where there is one. */
  fileType?: FileType;
}

export type FileType = 'csv' | 'pdf' | 'json';

export type JobStatus = 'queued' | 'running' | 'done' | 'cancelled' | 'failed';

export type ItemState = 'queued' | 'running' | 'done' | 'skipped' | 'failed' | 'cancelled';

export interface JobItem {
  /** Of the entity worked on. */
  id: string;
  /** What people call it, such as `#10482`. */
  label: string;
  state: ItemState;
  reason?: string;
}

/** Which entities: the ones ticked, or all that a platform filter matches. */
export type Selection = { ids: string[] } | { filter: Record<string, unknown>; sort?: unknown[] };
