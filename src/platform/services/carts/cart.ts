import type { CartApi, Request } from '../../contract/index.ts';
import type { Line, WireCart } from '../line-items/public.ts';

export const CART_FQDN = 'wix.ecom.v1.cart';

/** Whose a cart is; nobody's when an administrator made it. */
export interface Buyer {
  visitorId?: string;
  memberId?: string;
  contactId?: string;
  email?: string;
}

export type CartInfo = NonNullable<Request<CartApi, 'createCart'>['cartInfo']>;

/** What a caller may write of a cart. */
export const WRITABLE = [
  'buyerNote',
  'contactInfo',
  'overrideCheckoutUrl',
  'selectedShippingOption',
  'extendedFields',
  'businessLocationId',
] as const;

/** A cart as it is kept: no price in it, those are of the moment it is looked at. */
export type Cart = {
  id: string;
  createdDate: string;
  updatedDate: string;
  revision?: string;
  buyer: Buyer;
  lines: Line[];
  couponCode?: string;
  /** One for the cart, its checkout and its order. */
  purchaseFlowId: string;
  checkoutId?: string;
  /** Which the buyer's pages were in last, such as `he`. */
  language?: string;
  /** The abandoned checkouts that its order recovers, and as of when it was looked at as one itself. */
  left?: { ids: string[]; at?: string };
} & Partial<Pick<WireCart, (typeof WRITABLE)[number]>>;
