import type { DeskJob } from '../../../shared/desks/index.ts';
import type { Gateway, StoreProfile } from '../../gateway.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import { ImportStore } from '../../imports/import-store.ts';
import { labelPapers, type LabelPapers } from '../../labels/label-papers.ts';
import type { FileStore } from '../../../platform/ports.ts';
import type { JobKind } from '../jobs.ts';
import { adjustStock } from './adjust-stock.ts';
import { deleteDrafts } from './drafts.ts';
import {
  archiveOrders,
  cancelOrders,
  captureOrders,
  exportOrders,
  fulfilOrders,
  invoiceOrders,
  mailOrders,
  markAsPaid,
  printOrders,
  unarchiveOrders,
  updateTags,
} from './orders.ts';
import { importOrders, takeBackImport, type Imports } from './import-orders.ts';
import { setVisibility } from './products.ts';

/** Everything that can be done to many at once, by the name the interface asks for it with. */
const kinds: Readonly<
  Record<
    DeskJob,
    (platformFetch: PlatformFetch, store: StoreProfile, kept: Imports & { labels: LabelPapers }) => JobKind
  >
> = {
  'orders.mark-as-paid': markAsPaid,
  'orders.update-tags': updateTags,
  'orders.capture': captureOrders,
  'orders.cancel': cancelOrders,
  'orders.mail': mailOrders,
  'orders.archive': archiveOrders,
  'orders.unarchive': unarchiveOrders,
  'orders.export': exportOrders,
  'orders.invoice': invoiceOrders,
  'orders.print': printOrders,
  'orders.fulfil': fulfilOrders,
  'drafts.delete': deleteDrafts,
  'orders.import': importOrders,
  'orders.take-back-import': takeBackImport,
  'products.set-visibility': setVisibility,
  'products.adjust-stock': adjustStock,
};

export function jobKinds({
  platformFetch,
  store,
  database,
  siteId,
  clock,
  documents,
}: Pick<Gateway, 'platformFetch' | 'store' | 'database' | 'siteId' | 'clock'> & {
  documents: FileStore;
}): ReadonlyMap<string, JobKind> {
  const kept = {
    files: new ImportStore(database, siteId),
    clock,
    labels: labelPapers({ database, siteId }, documents),
  };
  return new Map(Object.entries(kinds).map(([name, make]) => [name, make(platformFetch, store, kept)]));
}
