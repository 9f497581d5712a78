import {
  Archive,
  ArchiveRestore,
  Ban,
  CircleCheck,
  Download,
  FileText,
  HandCoins,
  Mail,
  PackageCheck,
  Printer,
  Tag,
} from 'lucide-react';
import type { CapturePreviewData, MailPreviewData } from '#shared/bulk-preview.ts';
import { bulkAction, type BulkAction } from '#admin/ui/bulk/bulk-action.tsx';
import { lazyPart } from '#admin/ui/preloadable.tsx';
import { isTagChange } from '#admin/ui/tags.ts';
import { cancelling, mailing, mailParams, noTags } from './bulk-values.ts';

const OrderExport = lazyPart(() => import('./OrderExport.tsx'));
const PrintLeave = lazyPart(() => import('../print/PrintLeave.tsx'));
const TagFields = lazyPart(() => import('./TagFields.tsx'));
const FulfilManyDialog = lazyPart(() => import('../fulfil/many/FulfilManyDialog.tsx'));
const MailFields = lazyPart(() => import('./MailFields.tsx'));
const MailRecipientsPreview = lazyPart(() => import('./MailRecipientsPreview.tsx'));
const CapturePreview = lazyPart(() => import('./CapturePreview.tsx'));
const CancelFields = lazyPart(() => import('./CancelFields.tsx'));

export const orderBulkActions: readonly BulkAction[] = [
  bulkAction({ name: 'mark-as-paid', icon: CircleCheck, job: 'mark-as-paid', keepsSelection: true }),
  { name: 'fulfil', icon: PackageCheck, job: 'fulfil', keepsSelection: true, dialog: FulfilManyDialog },
  bulkAction({
    name: 'update-tags',
    icon: Tag,
    job: 'update-tags',
    keepsSelection: true,
    start: noTags,
    fields: TagFields,
    params: (change) =>
      isTagChange(change)
        ? {
            assignTags: { tags: { tagIds: change.assign } },
            unassignTags: { tags: { tagIds: change.unassign } },
          }
        : undefined,
  }),
  { name: 'export', icon: Download, job: 'export', always: true, dialog: OrderExport },
  { name: 'print', icon: Printer, job: 'print', dialog: PrintLeave },
  bulkAction({
    name: 'capture',
    icon: HandCoins,
    rare: true,
    job: 'capture',
    keepsSelection: true,
    told: CapturePreview,
    idle: ({ held }: CapturePreviewData) => held === 0,
  }),
  bulkAction({ name: 'invoice', icon: FileText, rare: true, job: 'invoice', keepsSelection: true }),
  bulkAction({
    name: 'cancel',
    icon: Ban,
    rare: true,
    job: 'cancel',
    start: cancelling,
    fields: CancelFields,
    params: ({ restock, notifying, message }) => ({
      restockUnsent: restock,
      sendOrderCanceledEmail: notifying,
      ...(notifying && message.trim() ? { customMessage: message.trim() } : {}),
    }),
    sendsEmail: ({ notifying }) => notifying,
  }),
  bulkAction({
    name: 'mail',
    icon: Mail,
    rare: true,
    job: 'mail',
    keepsSelection: true,
    start: mailing,
    fields: MailFields,
    params: mailParams,
    told: MailRecipientsPreview,
    idle: ({ reached }: MailPreviewData) => reached === 0,
  }),
  bulkAction({ name: 'archive', icon: Archive, rare: true, job: 'archive' }),
  bulkAction({ name: 'unarchive', icon: ArchiveRestore, rare: true, job: 'unarchive' }),
];
