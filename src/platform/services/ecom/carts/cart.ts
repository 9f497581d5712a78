import type { CartApi, CartV2Api, Reply, Request } from '#platform/contract/index.ts';
import type { SelectedMembership } from '../checkouts/public.ts';
import type { Line, ApiCart } from '../line-items/public.ts';

export const CART_FQDN = 'wix.ecom.v1.cart';
export const CART_V2_FQDN = 'wix.ecom.v2.cart';

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

type CartV2 = NonNullable<Reply<CartV2Api, 'getCart'>['cart']>;

/** What only the second kind of carts has; null where it was taken away again, of which the checkout is told. */
export interface MoreOfCart {
  giftCard?: { code: string; appId?: string; amount?: string } | null;
  billing?: Pick<NonNullable<ApiCart['contactInfo']>, 'address' | 'contactDetails'> | null;
  taxExemptGroupId?: string | null;
  /** What pays for lines of it. */
  memberships?: SelectedMembership[] | null;
  /** How the chosen delivery called itself; null where a choice was taken back. */
  method?: { code: string; title?: string; pickup?: boolean } | null;
  /** Where it was to go was taken away, and its checkout has not been told. */
  destination?: null;
  source?: Pick<
    NonNullable<CartV2['source']>,
    'channelType' | 'externalReferences' | 'customContentReference'
  >;
  settings?: NonNullable<CartV2['settings']>;
  demo?: boolean;
  forms?: { id: string; formSubmissionId: string }[];
  /** Nobody's until the first shopper changes it. */
  openAccess?: true;
  /** It is somebody's own, found without its id. */
  current?: true;
  /** Whoever knows it by the second kind asks what became of it: it stays when it is ordered. */
  isFollowed?: true;
  ordered?: { orderId?: string };
}

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
} & MoreOfCart &
  Partial<Pick<ApiCart, (typeof WRITABLE)[number]>>;
