import type { Context } from '#platform/context.ts';
import type { Line, ApiCart } from '../line-items/public.ts';
import type {
  Address,
  AddressWithContact,
  Buyer,
  ChannelType,
  Checkout,
  SelectedMembership,
} from './checkout.ts';
import { insertCheckout, newCheckout, reopened, saveCheckout } from './checkout-change.ts';
import { withAbandoned } from './rules/with-abandoned.ts';
import { checkouts } from './tables.ts';

/** What a cart brings to its checkout. */
export interface FromCart {
  cartId: string;
  checkoutId: string | undefined;
  lines: Line[];
  buyer: Buyer;
  channelType: ChannelType;
  purchaseFlowId: string;
  couponCode: string | undefined;
  buyerNote: string | undefined;
  overrideCheckoutUrl: string | undefined;
  businessLocationId: string | undefined;
  contact: ApiCart['contactInfo'];
  shippingAddress: Address | undefined;
  billingAddress: Address | undefined;
  /** What was left in the cart: its order recovers that. */
  leftIds: readonly string[];
  selectedShippingOption: { code?: string; carrierId?: string | null } | undefined;
  /** Of each: left out, the checkout keeps what it has; null takes it away. */
  more: MoreFromCart;
}

/** What only carts of the second kind have. */
export interface MoreFromCart {
  giftCard?: { code: string; amount?: string | undefined } | null;
  billing?: AddressWithContact | null;
  taxExemptGroupId?: string | null;
  memberships?: SelectedMembership[] | null;
  delivery?: null;
  destination?: null;
  customSettings?: Checkout['customSettings'];
  customContentReference?: Checkout['customContentReference'];
  externalReference?: Checkout['externalReference'];
}

type CopiedField =
  | 'memberships'
  | 'billingInfo'
  | 'taxExemptGroupId'
  | 'selectedOption'
  | 'shippingDestination';

const changed = <Name extends CopiedField>(
  name: Name,
  value: Checkout[Name] | null | undefined,
): Partial<Checkout> => (value === undefined ? {} : { [name]: value ?? undefined });

const moreOf = (more: MoreFromCart): Partial<Checkout> => ({
  ...changed('selectedOption', more.delivery),
  ...changed('shippingDestination', more.destination),
  ...changed('billingInfo', more.billing),
  ...changed('taxExemptGroupId', more.taxExemptGroupId),
  ...changed('memberships', more.memberships),
  ...(more.giftCard !== undefined && {
    giftCardCode: more.giftCard?.code,
    giftCardAmount: more.giftCard?.amount,
  }),
  ...(more.customSettings && { customSettings: more.customSettings }),
  ...(more.customContentReference && { customContentReference: more.customContentReference }),
  ...(more.externalReference && { externalReference: more.externalReference }),
});

const optionOf = ({ selectedShippingOption: option }: FromCart): Checkout['selectedOption'] =>
  option?.code ? { code: option.code, ...(option.carrierId && { carrierId: option.carrierId }) } : undefined;

/** What the cart has goes into the checkout; what the shopper filled in there already stays. */
function filled(checkout: Checkout, cart: FromCart): Checkout {
  const { couponCode: _replaced, ...stored } = reopened(checkout);
  const selectedOption = optionOf(cart);
  const left = withAbandoned(checkout.left, cart.leftIds);
  const shipping = cart.shippingAddress ?? cart.contact?.address;
  return {
    ...stored,
    ...moreOf(cart.more),
    cartId: cart.cartId,
    lines: cart.lines,
    buyer: { ...checkout.buyer, ...cart.buyer },
    channelType: cart.channelType,
    ...(cart.couponCode && { couponCode: cart.couponCode }),
    ...(cart.buyerNote && { buyerNote: cart.buyerNote }),
    ...(cart.overrideCheckoutUrl && { overrideCheckoutUrl: cart.overrideCheckoutUrl }),
    ...(cart.businessLocationId && { businessLocationId: cart.businessLocationId }),
    ...(shipping && {
      shippingDestination: {
        ...(cart.more.destination === undefined && checkout.shippingDestination),
        ...(cart.contact?.contactDetails && { contactDetails: cart.contact.contactDetails }),
        address: shipping,
      },
    }),
    ...(cart.billingAddress && {
      billingInfo: { ...checkout.billingInfo, ...cart.more.billing, address: cart.billingAddress },
    }),
    ...(selectedOption && { selectedOption }),
    ...(left && { left }),
  };
}

/** The cart's checkout, made or brought up to date; a completed one is left alone. @returns its id */
export async function checkoutFromCart(context: Context, cart: FromCart): Promise<string> {
  const { db, siteId } = context;
  const existing =
    cart.checkoutId === undefined ? undefined : await checkouts.getForUpdate(db, siteId, cart.checkoutId);
  if (existing && !existing.completed) {
    await saveCheckout(context, filled(existing, cart));
    return existing.id;
  }
  const fresh = newCheckout(context, {
    buyer: cart.buyer,
    channelType: cart.channelType,
    purchaseFlowId: cart.purchaseFlowId,
  });
  await insertCheckout(context, filled(fresh, cart));
  return fresh.id;
}
