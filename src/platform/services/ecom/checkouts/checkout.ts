import type { CheckoutApi, Request } from '#platform/contract/index.ts';
import { entityEvents } from '#platform/events/entity-events.ts';
import type { PaidLine } from '../app-memberships/public.ts';
import type { Line, ApiCheckout } from '../line-items/public.ts';

export const CHECKOUT_FQDN = 'wix.ecom.v1.checkout';
export const checkoutEvents = entityEvents(CHECKOUT_FQDN);

export type Address = NonNullable<NonNullable<ApiCheckout['billingInfo']>['address']>;
export type AddressWithContact = NonNullable<ApiCheckout['billingInfo']>;
export type ChannelType = NonNullable<Request<CheckoutApi, 'createCheckout'>['channelType']>;

/** Whose a checkout is. Nobody's when an administrator made it: the first shopper who opens it becomes its owner. */
export interface Buyer {
  visitorId?: string;
  memberId?: string;
  contactId?: string;
  email?: string;
}

/** What the buyer adds for the staff; in hundredths of the subtotal where it is a percentage. */
export interface CheckoutTip {
  id: string;
  tipType: 'PERCENTAGE' | 'AMOUNT' | 'CUSTOM';
  value: string;
}

export interface SelectedOption {
  code: string;
  carrierId?: string;
}

/** What somebody chose to pay lines with. */
export interface SelectedMembership {
  id: string;
  appId: string;
  lineItemIds: string[];
}

/** Fields that travel as they are kept, and may change. */
export const WRITABLE = [
  'buyerNote',
  'customFields',
  'extendedFields',
  'customContentReference',
  'businessLocationId',
  'taxExemptGroupId',
] as const;
/** All that travel as they are kept. */
export const PLAIN = [...WRITABLE, 'customSettings', 'externalReference'] as const;

/** A checkout as it is kept: no price in it, those are of the moment it is looked at. */
export type Checkout = {
  id: string;
  createdDate: string;
  updatedDate: string;
  cartId?: string;
  buyer: Buyer;
  createdBy: { userId?: string; memberId?: string; visitorId?: string; appId?: string };
  channelType: ChannelType;
  lines: Line[];
  couponCode?: string;
  giftCardCode?: string;
  /** At most so much of the gift card. */
  giftCardAmount?: string;
  /** What the member chose to pay lines with; of lines that are gone it means nothing. */
  memberships?: SelectedMembership[];
  billingInfo?: AddressWithContact;
  shippingDestination?: AddressWithContact;
  selectedOption?: SelectedOption;
  tip?: CheckoutTip;
  overrideCheckoutUrl?: string;
  purchaseFlowId: string;
  completed: boolean;
  orderId?: string;
  /** Taken off the gift card for the order, until it is given back. */
  giftCardTransactionId?: string;
  /** What memberships paid for the order, until it is given back. */
  paidLines?: PaidLine[];
  /** The coupon whose use the order counts for, until that is given back. */
  countedCouponId?: string;
  /** The discount rules whose uses the order counts for, likewise. */
  countedRuleIds?: string[];
  /** As it was ordered; shown while the order holds stock and codes, which would else seem used up by somebody else. */
  placed?: ApiCheckout;
  /** The lines of the order, where those of the checkout were changed since. */
  ordered?: Line[];
  /** Its money is held first and taken later, whatever the shop's settings say. */
  delayCapture?: true;
  /** Made by a checkout template, which is told when it is paid. */
  templateId?: string;
  /** The idempotency key of the last try to pay. */
  lastAttempt?: string;
  /** Which the buyer's pages were in last, such as `he`. */
  language?: string;
  /** The abandoned checkouts that its order recovers, and as of when it was looked at as one itself. */
  left?: { ids: string[]; at?: string };
  /** What the buyer said about being written to, with what proves it. */
  newsletter?: { given: boolean; date: string; words: string; language: string };
} & Partial<Pick<ApiCheckout, (typeof PLAIN)[number]>>;
