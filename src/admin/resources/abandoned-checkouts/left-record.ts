import type { AbandonedCheckoutDetails } from '#shared/abandoned-checkouts.ts';
import type { AbandonedCheckout } from '#wix/abandoned-checkout-operations.ts';
import type { StoredRecord } from '../../data/stored-record.ts';

export type LeftRecord = StoredRecord<AbandonedCheckout> & {
  /** What our own platform knows beside the contract. */
  told?: AbandonedCheckoutDetails | undefined;
};

export const nameOf = ({ contactDetails, buyerInfo }: LeftRecord): string =>
  [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' ') || (buyerInfo?.email ?? '');

export const leftAt = ({ told, _createdDate }: LeftRecord): Date | undefined =>
  told?.leftDate ? new Date(told.leftDate) : (_createdDate ?? undefined);

export const sentOf = ({ told, activities = [] }: LeftRecord): number =>
  (told?.acts ?? activities).filter(({ type }) => type === 'EMAIL_SENT').length;

export const isOpen = ({ status }: LeftRecord): boolean => status === 'ABANDONED';
