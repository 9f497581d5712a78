import type { DeskJob } from '#shared/desks/index.ts';
import type { Gateway, StoreProfile } from '../../gateway.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import { ImportStore } from '../../imports/import-store.ts';
import type { ShippingCarrier } from '../../labels/carrier.ts';
import { labelPapers, type LabelPapers } from '../../labels/label-papers.ts';
import { LabelStore } from '../../labels/label-store.ts';
import type { LabelParts } from '../../labels/labels.ts';
import type { PictureSource } from '../../media/picture-source.ts';
import type { FileStore } from '#platform/ports.ts';
import type { JobKind } from '../jobs.ts';
import { adjustStock } from './adjust-stock.ts';
import { exportDemand, markDemand, notifyDemand } from './back-in-stock-demand.ts';
import {
  deleteNotificationRequests,
  exportNotificationRequests,
  markRequests,
  notifyRequests,
} from './back-in-stock-requests.ts';
import { giveBadgeToMembers, takeBadgeFromMembers } from './badge-members.ts';
import { eraseCustomer, gatherCustomer, type Gathering } from './customer-data.ts';
import { checkCustomers, checkOrders, checkProducts, checkReviews } from './check-import.ts';
import { makeCouponCodes } from './coupon-codes.ts';
import {
  approveCustomers,
  blockCustomers,
  deleteCustomers,
  exportCustomers,
  muteCustomers,
  badgeCustomers,
  giveRoleToCustomers,
  takeRoleFromCustomers,
  unbadgeCustomers,
} from './customers.ts';
import { deleteDiscounts, exportDiscounts, turnOffDiscounts, turnOnDiscounts } from './discounts.ts';
import { deleteDrafts } from './drafts.ts';
import {
  archiveOrders,
  buyLabels,
  cancelOrders,
  captureOrders,
  fulfilOrders,
  invoiceOrders,
  mailOrders,
  markAsPaid,
  printOrders,
  unarchiveOrders,
  updateTags,
} from './orders.ts';
import { exportOrders } from './order-export/export-orders.ts';
import { importCustomers, takeBackCustomers } from './import-customers.ts';
import type { Imports } from './import-job.ts';
import { exportProducts } from './export-products.ts';
import { importProducts, takeBackProducts } from './import-products.ts';
import { importOrders, takeBackImport } from './import-orders.ts';
import { importReviews, takeBackReviews } from './import-reviews.ts';
import {
  deleteFiles,
  exportFiles,
  labelFiles,
  moveFiles,
  restoreFiles,
  setPrivate,
  trashFiles,
} from './media.ts';
import { adjustPrice } from './adjust-price.ts';
import { addToCollection } from './collect-products.ts';
import { archiveProducts, setRibbon, setTaxGroup, setVisibility, tagProducts } from './products.ts';
import { disableCards, exportCards, sendCards } from './gift-cards.ts';
import { deleteAbandoned, exportAbandoned, remindAbandoned } from './abandoned-checkouts.ts';
import { acceptReturns, closeReturns, declineReturns, exportReturns, receiveReturns } from './returns.ts';
import { cancelRequests, deleteRequests, exportRequests, sendRequests } from './review-requests.ts';
import {
  cancelSubscriptions,
  exportSubscriptions,
  pauseSubscriptions,
  resumeSubscriptions,
} from './subscriptions.ts';
import { approveReviews, deleteReviews, exportReviews, rejectReviews, undoReviews } from './reviews.ts';

interface JobDeps extends Imports {
  gathering: Gathering;
  labels: LabelPapers;
  pictures: PictureSource;
  /** The labels of a carrier; absent where no carrier is configured. */
  labelParts: LabelParts | undefined;
}

/** Everything that can be done to many at once, by the name the interface asks for it with. */
const kinds: Readonly<
  Record<DeskJob, (platformFetch: PlatformFetch, store: StoreProfile, deps: JobDeps) => JobKind>
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
  'orders.buy-labels': buyLabels,
  'drafts.delete': deleteDrafts,
  'orders.check-import': checkOrders,
  'orders.import': importOrders,
  'orders.take-back-import': takeBackImport,
  'products.set-visibility': setVisibility,
  'products.archive': archiveProducts,
  'products.update-tags': tagProducts,
  'products.set-ribbon': setRibbon,
  'products.set-tax-group': setTaxGroup,
  'products.adjust-price': (platformFetch, { currency }) => adjustPrice(currency)(platformFetch),
  'products.add-to-collection': addToCollection,
  'products.adjust-stock': adjustStock,
  'reviews.approve': approveReviews,
  'reviews.reject': rejectReviews,
  'reviews.undo': undoReviews,
  'reviews.delete': deleteReviews,
  'reviews.export': exportReviews,
  'reviews.check-import': checkReviews,
  'reviews.import': importReviews,
  'reviews.take-back-import': takeBackReviews,
  'customers.approve': approveCustomers,
  'customers.block': blockCustomers,
  'customers.mute': muteCustomers,
  'customers.badge': badgeCustomers,
  'customers.take-badge': unbadgeCustomers,
  'customers.role': giveRoleToCustomers,
  'customers.take-role': takeRoleFromCustomers,
  'customers.delete': deleteCustomers,
  'customers.export': exportCustomers,
  'products.export': exportProducts,
  'products.check-import': checkProducts,
  'products.import': importProducts,
  'products.take-back-import': takeBackProducts,
  'customers.check-import': checkCustomers,
  'customers.import': importCustomers,
  'customers.take-back-import': takeBackCustomers,
  'customers.data': gatherCustomer,
  'customers.erase': eraseCustomer,
  'abandoned-checkouts.send': remindAbandoned,
  'abandoned-checkouts.delete': deleteAbandoned,
  'abandoned-checkouts.export': exportAbandoned,
  'review-requests.cancel': cancelRequests,
  'review-requests.send': sendRequests,
  'review-requests.delete': deleteRequests,
  'review-requests.export': exportRequests,
  'back-in-stock.notify': notifyDemand,
  'back-in-stock.mark': markDemand,
  'back-in-stock.export': exportDemand,
  'back-in-stock-requests.notify': notifyRequests,
  'back-in-stock-requests.mark': markRequests,
  'back-in-stock-requests.delete': deleteNotificationRequests,
  'back-in-stock-requests.export': exportNotificationRequests,
  'badges.give': giveBadgeToMembers,
  'badges.take': takeBadgeFromMembers,
  'coupons.make-codes': makeCouponCodes,
  'gift-cards.disable': disableCards,
  'gift-cards.send': sendCards,
  'gift-cards.export': exportCards,
  'returns.accept': acceptReturns,
  'returns.receive': receiveReturns,
  'returns.decline': declineReturns,
  'returns.close': closeReturns,
  'returns.export': exportReturns,
  'subscriptions.pause': pauseSubscriptions,
  'subscriptions.resume': resumeSubscriptions,
  'subscriptions.cancel': cancelSubscriptions,
  'subscriptions.export': exportSubscriptions,
  'discounts.turn-on': turnOnDiscounts,
  'discounts.turn-off': turnOffDiscounts,
  'discounts.delete': deleteDiscounts,
  'discounts.export': exportDiscounts,
  'media.trash': trashFiles,
  'media.restore': restoreFiles,
  'media.delete': deleteFiles,
  'media.move': moveFiles,
  'media.label': labelFiles,
  'media.set-private': setPrivate,
  'media.export': exportFiles,
};

export function jobKinds({
  platformFetch,
  store,
  database,
  siteId,
  clock,
  documents,
  pictures,
  carrier,
}: Pick<Gateway, 'platformFetch' | 'store' | 'database' | 'siteId' | 'clock'> & {
  documents: FileStore;
  pictures: PictureSource;
  carrier?: ShippingCarrier | undefined;
}): ReadonlyMap<string, JobKind> {
  const deps: JobDeps = {
    orderFiles: new ImportStore(database, siteId, 'orders'),
    customerFiles: new ImportStore(database, siteId, 'customers'),
    productFiles: new ImportStore(database, siteId, 'products'),
    reviewFiles: new ImportStore(database, siteId, 'reviews'),
    gathering: { database, siteId, documents },
    clock,
    labels: labelPapers({ database, siteId }, documents),
    pictures,
    labelParts: carrier && {
      gateway: { platformFetch, store, clock },
      store: new LabelStore(database, siteId),
      files: documents,
      carrier,
    },
  };
  return new Map(Object.entries(kinds).map(([name, make]) => [name, make(platformFetch, store, deps)]));
}
