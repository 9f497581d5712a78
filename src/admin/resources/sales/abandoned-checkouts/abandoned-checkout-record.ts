import type { AbandonedCheckoutDetails } from '#shared/abandoned-checkouts.ts';
import type { AbandonedCheckout } from '#wix/abandoned-checkout-operations.ts';
import type { StoredRecord } from '#admin/data/stored-record.ts';

export type AbandonedCheckoutRecord = StoredRecord<AbandonedCheckout> & {
  /** What our own platform knows beside the contract. */
  told?: AbandonedCheckoutDetails | undefined;
};

export const nameOf = ({ contactDetails, buyerInfo }: AbandonedCheckoutRecord): string =>
  [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' ') || (buyerInfo?.email ?? '');

export const abandonedAt = ({ told, _createdDate }: AbandonedCheckoutRecord): Date | undefined =>
  told?.leftDate ? new Date(told.leftDate) : (_createdDate ?? undefined);

export const sentOf = ({ told, activities = [] }: AbandonedCheckoutRecord): number =>
  (told?.acts ?? activities).filter(({ type }) => type === 'EMAIL_SENT').length;

export const isOpen = ({ status }: AbandonedCheckoutRecord): boolean => status === 'ABANDONED';
