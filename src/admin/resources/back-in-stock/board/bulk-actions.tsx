import { Check, Send } from 'lucide-react';
import { demandColumnWords } from '#shared/back-in-stock-columns.en.ts';
import type { DemandForesight } from '#shared/foresight.ts';
import { bulkAction, type BulkAction } from '#admin/ui/bulk/bulk-action.tsx';
import { exportAction } from '#admin/ui/export/export-action.tsx';
import { plainLayout } from '#shared/export-layout.ts';
import { lazyPart } from '#admin/ui/preloadable.tsx';
import type { Whom } from './whom.ts';

export const notify = bulkAction<Whom>({
  name: 'notify',
  icon: Send,
  job: 'notify',
  start: { whom: 'inStock' },
  fields: lazyPart(() => import('./WhomFields.tsx')),
  told: lazyPart(() => import('./NotifyForesight.tsx')),
  idle: ({ people }: DemandForesight) => people === 0,
  params: ({ whom }) => ({ whom }),
});

export const mark = bulkAction({ name: 'mark', icon: Check, job: 'mark' });

export const boardActions: readonly BulkAction[] = [
  notify,
  mark,
  exportAction(plainLayout(demandColumnWords)),
];
