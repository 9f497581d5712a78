import { orderExport } from '../../../../shared/order-export.ts';
import type { BulkDialogProps } from '../../../ui/bulk/bulk-job.ts';
import ExportDialog from '../../../ui/export/ExportDialog.tsx';
import './messages-list.en.ts';
import './messages-export.en.ts';

/** The export of orders, whose columns come with the dialog: the list does not wait for them. */
export default function OrderExport(props: BulkDialogProps) {
  return <ExportDialog {...props} layout={orderExport} />;
}
