import type { BackInStockNotificationsApi, Reply } from '#platform/contract/index.ts';

export type ApiNotificationRequest = NonNullable<
  Reply<BackInStockNotificationsApi, 'getBackInStockNotificationRequest'>['request']
>;

export type RequestStatus = 'RECEIVED' | 'PROCESSING' | 'NOTIFICATION_SENT' | 'FAILED';

/** What an app says of the item when it reports it; else the catalog's own words are mailed. */
export interface ReportedItem {
  name: string;
  price: string;
  image?: { id?: string; url?: string };
}

/** `ITEM_GONE`: nobody can see it any more. `MAIL_REFUSED`: what the mail server said last. */
export interface Failure {
  why: 'ITEM_GONE' | 'MAIL_REFUSED';
  said?: string;
}

/** Somebody who wants to hear when a variant, or any of a product, is there again. */
export interface NotificationRequest {
  id: string;
  createdDate: string;
  /** Always with the present app id and the variant by its id; without options for a whole product. */
  catalogReference: { appId: string; catalogItemId: string; options: Record<string, unknown> };
  email: string;
  contactId: string;
  status: RequestStatus;
  /** Absent until somebody was told. */
  autoNotified?: boolean;
  itemUrl?: string;
  /** From here on nothing that the contract shows. */
  /** The product's id where any of its variants will do. */
  variantId: string;
  /** The address as it is compared. */
  emailKey: string;
  /** Of who asked, where they were signed in. */
  memberId?: string;
  /** Of the page it was asked on. */
  language?: string;
  told?: ReportedItem;
  /** When they were told, or could not be. */
  settledDate?: string;
  /** How often a mail was written. */
  mails: number;
  /** Why they could not be told. */
  failure?: Failure;
}

export const present = ({
  variantId: _variantId,
  emailKey: _emailKey,
  memberId: _memberId,
  language: _language,
  told: _told,
  settledDate: _settledDate,
  mails: _mails,
  failure: _failure,
  ...shown
}: NotificationRequest): ApiNotificationRequest & { id: string } => shown;
