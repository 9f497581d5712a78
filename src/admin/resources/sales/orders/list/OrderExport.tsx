import { orderExport } from '#shared/order-export.ts';
import type { BulkDialogProps } from '#admin/ui/bulk/bulk-job.ts';
import { lazyPart } from '#admin/ui/preloadable.tsx';
import './messages-list.en.ts';
import './messages-export.en.ts';

// As everywhere, so that the bundler makes one chunk of the dialog.
const ExportDialog = lazyPart(() => import('#admin/ui/export/ExportDialog.tsx'));

/** The export of orders, whose columns come with the dialog: the list does not wait for them. */
export default function OrderExport(props: BulkDialogProps) {
  return <ExportDialog {...props} layout={orderExport} />;
}
