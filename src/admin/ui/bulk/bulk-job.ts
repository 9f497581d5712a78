import type { ComponentType } from 'react';
import type { Job } from '#shared/jobs.ts';
import type { Selection } from '../../data/bulk.ts';
import type { ListSpec } from '../../data/list-state.ts';
import type { ResourceColumn } from '../grid/resource-column.ts';

/** What the list knows when an action opens. */
export interface BulkDialogProps {
  spec: ListSpec;
  /** The records it is for, as they were when it opened. */
  selection: Selection;
  /** It was opened for all that the list shows, not for what is selected. */
  whole: boolean;
  total: number | undefined;
  /** Those in sight, in their order. */
  columns: readonly Pick<ResourceColumn<never>, 'id'>[];
  /** The job that works on the records has begun. */
  onStarted: (job: Job) => void;
  onClose: () => void;
}

export interface BulkFieldsProps<Values> {
  values: Values;
  change: (part: Partial<Values>) => void;
}

export interface BulkJob<Values> {
  /** The kind without the resource: `mark-as-paid`. Its title is the message `<resource>.job.<kind>`. */
  job: string;
  /** What the fields begin with. */
  start?: Values;
  fields?: ComponentType<BulkFieldsProps<Values>>;
  /** What would happen, as the server counts it before the job begins. */
  told?: ComponentType<{ seen: never }>;
  /** Whether that leaves nothing to do. */
  idle?: (seen: never) => boolean;
  /** The parameters of the job; undefined while the fields are incomplete. */
  params?: (values: Values) => Record<string, unknown> | undefined;
  /** Whether the emails that its messages promise are sent, where a field decides that. */
  sendsEmail?: (values: Values) => boolean;
}
