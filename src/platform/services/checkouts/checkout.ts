import type { CheckoutApi, Request } from '../../contract/index.ts';
import type { Line, WireCheckout } from '../line-items/public.ts';

export const CHECKOUT_FQDN = 'wix.ecom.v1.checkout';

export type Address = NonNullable<NonNullable<WireCheckout['billingInfo']>['address']>;
export type AddressWithContact = NonNullable<WireCheckout['billingInfo']>;
export type ChannelType = NonNullable<Request<CheckoutApi, 'createCheckout'>['channelType']>;

/** Whose a checkout is. Nobody's when an administrator made it: the first shopper who opens it becomes its owner. */
export interface Buyer {
  visitorId?: string;
  memberId?: string;
  contactId?: string;
  email?: string;
}

export interface SelectedOption {
  code: string;
  carrierId?: string;
}

/** A try to place the order whose outcome is kept for the same call asked again. */
export interface PayAttempt {
  key: string;
  orderId: string;
}

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
  billingInfo?: AddressWithContact;
  shippingDestination?: AddressWithContact;
  selectedOption?: SelectedOption;
  overrideCheckoutUrl?: string;
  purchaseFlowId: string;
  completed: boolean;
  orderId?: string;
  /** Taken off the gift card for the order, until it is given back. */
  giftCardTransactionId?: string;
  /** Whether the order's use of the coupon is counted. */
  couponCounted?: boolean;
  /** The order that pays: ids of payments, so that each is given back once. */
  lastAttempt?: PayAttempt;
} & Partial<
  Pick<
    WireCheckout,
    | 'buyerNote'
    | 'customFields'
    | 'extendedFields'
    | 'customSettings'
    | 'customContentReference'
    | 'externalReference'
    | 'businessLocationId'
    | 'taxExemptGroupId'
  >
>;
