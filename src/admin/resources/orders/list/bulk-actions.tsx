import { Ban, CircleCheck, Download, FileText, PackageCheck, Printer, Tag } from 'lucide-react';
import { bulkAction, type BulkAction } from '../../../ui/bulk/bulk-action.tsx';
import { lazyPart } from '../../../ui/preloadable.tsx';
import { isTagTooLong } from '../tags.ts';
import { printing, printParams } from '../invoice/print-values.ts';
import { cancelling, noTags } from './bulk-values.ts';

const ExportDialog = lazyPart(() => import('./ExportDialog.tsx'));
const PrintFields = lazyPart(() => import('../invoice/PrintFields.tsx'));
const TagFields = lazyPart(() => import('./TagFields.tsx'));
const FulfilManyDialog = lazyPart(() => import('../fulfil/many/FulfilManyDialog.tsx'));
const CancelFields = lazyPart(() => import('./CancelFields.tsx'));

export const orderBulkActions: readonly BulkAction[] = [
  bulkAction({ name: 'mark-as-paid', icon: CircleCheck, job: 'mark-as-paid' }),
  { name: 'fulfil', icon: PackageCheck, job: 'fulfil', dialog: FulfilManyDialog },
  bulkAction({
    name: 'update-tags',
    icon: Tag,
    job: 'update-tags',
    start: noTags,
    fields: TagFields,
    params: ({ assign, unassign }) => {
      const all = [...assign, ...unassign];
      if (all.length === 0 || all.some(isTagTooLong)) return undefined;
      return { assignTags: { tags: { tagIds: assign } }, unassignTags: { tags: { tagIds: unassign } } };
    },
  }),
  { name: 'export', icon: Download, job: 'export', always: true, dialog: ExportDialog },
  bulkAction({
    name: 'print',
    icon: Printer,
    job: 'print',
    start: printing,
    fields: PrintFields,
    params: printParams,
  }),
  bulkAction({ name: 'invoice', icon: FileText, rare: true, job: 'invoice' }),
  bulkAction({
    name: 'cancel',
    icon: Ban,
    rare: true,
    job: 'cancel',
    start: cancelling,
    fields: CancelFields,
    params: ({ restock, notifying, message }) => ({
      restockAllItems: restock,
      sendOrderCanceledEmail: notifying,
      ...(notifying && message.trim() ? { customMessage: message.trim() } : {}),
    }),
  }),
];
