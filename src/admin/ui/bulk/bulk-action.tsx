import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { lazyPart } from '../preloadable.tsx';
import type { BulkDialogProps, BulkJob } from './bulk-job.ts';

const BulkJobDialog = lazyPart(() => import('./BulkJobDialog.tsx'));

/** Something to do with the selected records; its words are `<resource>.bulk.<name>`. */
export interface BulkAction {
  name: string;
  icon: LucideIcon;
  /** The kind of job it starts, without the desk: `mark-as-paid`. Who lacks its rights does not see the action. */
  job?: string;
  /** Rarely wanted: under "More" on a desk too. */
  rare?: boolean;
  /** Also offered without a selection, in the header. */
  always?: boolean;
  /** The records stay in the list, and selected for the next action. Those that failed are all that stays otherwise. */
  keepsSelection?: boolean;
  dialog: ComponentType<BulkDialogProps>;
}

/** An action that the runner carries out: button, dialog with the count, job. A desk adds words and fields. */
export function bulkAction<Values = undefined>({
  job,
  start,
  fields,
  told,
  idle,
  params,
  sendsEmail,
  ...action
}: Omit<BulkAction, 'dialog'> & BulkJob<Values>): BulkAction {
  // The dialog knows its values by what it is given here; nothing between the two looks at them.
  const work = { job, start, fields, told, idle, params, sendsEmail } as BulkJob<unknown>;
  return {
    ...action,
    job,
    dialog: (props) => <BulkJobDialog {...props} name={action.name} work={work} />,
  };
}
