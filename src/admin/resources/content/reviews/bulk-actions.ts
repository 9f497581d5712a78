import { Check, Trash2, X } from 'lucide-react';
import { reviewColumnLabels } from '#shared/review-columns.en.ts';
import { MAX_REASON } from '#shared/review-reason.ts';
import { bulkAction } from '#admin/ui/bulk/bulk-action.tsx';
import { exportAction } from '#admin/ui/export/export-action.tsx';
import { plainLayout } from '#shared/export-layout.ts';
import { lazyPart } from '#admin/ui/preloadable.tsx';
import { noReason } from './reject-values.ts';
import './bulk-messages.en.ts';

const RejectFields = lazyPart(() => import('./RejectFields.tsx'));

export const approveMany = bulkAction({ name: 'approve', icon: Check, job: 'approve' });

export const rejectMany = bulkAction({
  name: 'reject',
  icon: X,
  job: 'reject',
  start: noReason,
  fields: RejectFields,
  params({ reason }) {
    const why = reason.trim();
    if (why.length > MAX_REASON) return undefined;
    return why === '' ? {} : { reason: why };
  },
});

export const deleteMany = bulkAction({ name: 'delete', icon: Trash2, job: 'delete', rare: true });

export const exportMany = exportAction(plainLayout(reviewColumnLabels));
