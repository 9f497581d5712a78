import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Selection } from '../../data/bulk.ts';
import type { ListSpec } from '../../data/list-state.ts';
import type { ResourceColumn } from '../grid/resource-column.ts';
import { BulkJobDialog } from './BulkJobDialog.tsx';

/** What the list knows when an action opens. */
export interface BulkDialogProps {
  spec: ListSpec;
  selection: Selection;
  total: number | undefined;
  /** Those in sight, in their order. */
  columns: readonly Pick<ResourceColumn<never>, 'id'>[];
  onClose: () => void;
}

/** Something to do with the selected records; its words are `<resource>.bulk.<name>`. */
export interface BulkAction {
  name: string;
  icon: LucideIcon;
  /** Who lacks it does not see the action. */
  right?: string;
  /** Rarely wanted: under "More" on a desk too. */
  rare?: boolean;
  /** Also offered without a selection, in the header. */
  always?: boolean;
  dialog: ComponentType<BulkDialogProps>;
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
  /** What the job is told; nothing while the fields are not ready. */
  params?: (values: Values) => Record<string, unknown> | undefined;
}

/** An action that the runner carries out: button, dialog with the count, job. A desk adds words and fields. */
export function bulkAction<Values = undefined>({
  job,
  start,
  fields,
  params,
  ...action
}: Omit<BulkAction, 'dialog'> & BulkJob<Values>): BulkAction {
  const work = { job, start, fields, params } as BulkJob<Values>;
  return {
    ...action,
    dialog: (props) => <BulkJobDialog {...props} name={action.name} work={work} />,
  };
}
