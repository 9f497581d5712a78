import { filledAddress } from '#shared/filled-address.ts';
import type { Context } from '#platform/context.ts';
import { badRequest, invalidField } from '#platform/contract/errors.ts';
import type { CartApi, Request } from '#platform/contract/index.ts';
import { checkoutFromCart, type MoreFromCart } from '../checkouts/public.ts';
import { refreshLines } from '../line-items/public.ts';
import type { Cart } from './cart.ts';
import { saveCart } from './cart-change.ts';
import { billedTo } from './price-cart.ts';
import { chosenMemberships } from './rules/memberships.ts';

export type CheckOutInput = Omit<Request<CartApi, 'createCheckout'>, 'id'>;

/** What carts of the second kind bring along. */
function moreForCheckout(cart: Cart): MoreFromCart {
  const { giftCard, taxExemptGroupId, method, settings, source, destination } = cart;
  const billing = billedTo(cart);
  const memberships = chosenMemberships(cart);
  const { customContentReference, externalReferences: [externalReference] = [] } = source ?? {};
  return {
    ...(giftCard !== undefined && { giftCard }),
    ...(billing !== undefined && { billing }),
    ...(taxExemptGroupId !== undefined && { taxExemptGroupId }),
    ...(cart.memberships !== undefined && { memberships: memberships.length > 0 ? memberships : null }),
    ...(method === null && { delivery: null }),
    ...(destination === null && { destination }),
    ...(settings && {
      customSettings: {
        lockGiftCard: settings.lockGiftCard ?? false,
        lockCouponCode: settings.lockCouponCode ?? false,
        disabledManualPayment: settings.manualPaymentDisabled ?? false,
        disabledPolicyAgreementCheckbox: settings.policyAgreementCheckboxDisabled ?? false,
      },
    }),
    ...(customContentReference && { customContentReference }),
    ...(externalReference && { externalReference }),
  };
}

/** In the second kind `{checkout_id}` stands for the cart, in the first for the checkout: `checkoutUrlOf`. */
const pageOfCart = (address: string, { id, isFollowed }: Cart): string =>
  isFollowed ? filledAddress(address, { checkout_id: id }) : address;

/** Makes the cart's checkout, or brings the one it has up to date. @returns its id */
export async function checkOut(context: Context, cart: Cart, input: CheckOutInput): Promise<string> {
  const { channelType, shippingAddress, billingAddress, email } = input;
  if (!channelType || channelType === 'UNSPECIFIED')
    throw invalidField('channelType', 'REQUIRED_FIELD', 'must not be empty');
  const isLoggedIn = cart.buyer.memberId !== undefined;
  if ((shippingAddress ?? billingAddress) && !email && !cart.buyer.email && !isLoggedIn)
    throw invalidField('email', 'REQUIRED_FIELD', 'must come with an address of who is not signed in');
  const lines = await refreshLines(context, cart.lines);
  if (lines.length === 0)
    throw badRequest('There is nothing in the cart.', 'CANNOT_CREATE_CHECKOUT_WITHOUT_ITEMS');
  const selectedShippingOption = cart.selectedShippingOption ?? input.selectedShippingOption;
  const checkoutId = await checkoutFromCart(context, {
    cartId: cart.id,
    checkoutId: cart.checkoutId,
    lines,
    buyer: { ...cart.buyer, ...(email && { email }) },
    channelType,
    purchaseFlowId: cart.purchaseFlowId,
    couponCode: cart.couponCode,
    buyerNote: cart.buyerNote ?? undefined,
    overrideCheckoutUrl: cart.overrideCheckoutUrl ? pageOfCart(cart.overrideCheckoutUrl, cart) : undefined,
    businessLocationId: cart.businessLocationId ?? undefined,
    contact: cart.contactInfo,
    shippingAddress,
    billingAddress,
    leftIds: cart.left?.ids ?? [],
    selectedShippingOption,
    more: moreForCheckout(cart),
  });
  const { destination: _told, ...rest } = cart;
  await saveCart(context, {
    ...rest,
    lines,
    checkoutId,
    buyer: { ...cart.buyer, ...(email && { email }) },
  });
  return checkoutId;
}
