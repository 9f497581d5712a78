import { Ban, Check, CircleCheck, PackageCheck, type LucideIcon } from 'lucide-react';
import { RECORDS, type ExportLayout } from '#shared/export-layout.ts';
import { returnColumnLabels, returnLineLabels } from '#shared/return-columns.en.ts';
import type { ReturnAction } from '#shared/returns.ts';
import { bulkAction } from '#admin/ui/bulk/bulk-action.tsx';
import { exportAction } from '#admin/ui/export/export-action.tsx';
import { lazyPart } from '#admin/ui/preloadable.tsx';
import type { Answering } from './answering.ts';

const AnswerFields = lazyPart(() => import('./AnswerFields.tsx'));

const act = (name: ReturnAction, icon: LucideIcon, { isNeeded = false, rare = false } = {}) =>
  bulkAction<Answering>({
    name,
    icon,
    job: name,
    rare,
    start: { answer: '', isNeeded },
    fields: AnswerFields,
    params: ({ answer }) => {
      const said = answer.trim();
      if (said === '' && isNeeded) return undefined;
      return said === '' ? {} : { answer: said };
    },
  });

/** A row for each item that comes back, or for each return. */
export const returnExport: ExportLayout = {
  rows: ['lines', RECORDS],
  groups: [
    { name: 'lines', columns: returnLineLabels, rows: 'lines' },
    { name: RECORDS, columns: returnColumnLabels },
  ],
  defaults: {
    lines: [...Object.keys(returnColumnLabels), ...Object.keys(returnLineLabels)],
    [RECORDS]: Object.keys(returnColumnLabels),
  },
};

/** What is done to many: each by the steps that one takes, and its buyer hears of it. */
export const returnBulkActions = [
  act('accept', Check),
  act('receive', PackageCheck),
  act('decline', Ban, { isNeeded: true }),
  act('close', CircleCheck, { rare: true }),
  exportAction(returnExport),
];
