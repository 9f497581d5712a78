import { Check, Send } from 'lucide-react';
import { demandColumnLabels } from '#shared/back-in-stock-columns.en.ts';
import type { DemandPreview } from '#shared/bulk-preview.ts';
import { bulkAction, type BulkAction } from '#admin/ui/bulk/bulk-action.tsx';
import { exportAction } from '#admin/ui/export/export-action.tsx';
import { plainLayout } from '#shared/export-layout.ts';
import { lazyPart } from '#admin/ui/preloadable.tsx';
import type { RecipientChoice } from './recipients.ts';

export const notify = bulkAction<RecipientChoice>({
  name: 'notify',
  icon: Send,
  job: 'notify',
  start: { whom: 'inStock' },
  fields: lazyPart(() => import('./RecipientFields.tsx')),
  told: lazyPart(() => import('./NotifyPreview.tsx')),
  idle: ({ people }: DemandPreview) => people === 0,
  params: ({ whom }) => ({ whom }),
});

export const mark = bulkAction({ name: 'mark', icon: Check, job: 'mark' });

export const boardActions: readonly BulkAction[] = [
  notify,
  mark,
  exportAction(plainLayout(demandColumnLabels)),
];
