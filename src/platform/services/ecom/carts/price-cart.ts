import type { Context } from '#platform/context.ts';
import { badRequest, type PlatformError } from '#platform/contract/errors.ts';
import { billingOf } from '../checkouts/public.ts';
import { paidByMembership, priceLines, type PricingOptions } from '../line-items/public.ts';
import type { Priced } from '../totals/public.ts';
import type { Cart } from './cart.ts';
import { chosenMemberships, membershipOf } from './rules/memberships.ts';

const NOTHING_MORE = { delivery: false, tax: false, fees: false };

/** Whoever is told what a cart costs hears of what the shop's apps say of it, too. */
export const heardBy = ({ language }: Context): Pick<PricingOptions, 'asks' | 'language'> => ({
  asks: 'CART',
  ...(language && { language }),
});

/** A membership held when it was chosen: who only looks at the cart asks no app about it again. */
const linesOf = (cart: Cart, { memberships }: Partial<PricingOptions>): Cart['lines'] =>
  memberships
    ? cart.lines
    : cart.lines.map((line) => (membershipOf(cart, line.id) ? paidByMembership(line) : line));

/** The goods of a cart, after discounts; `more` adds what the way to the buyer costs. */
export const priceCart = (
  context: Context,
  cart: Cart,
  more: Partial<PricingOptions> = {},
): Promise<Priced> =>
  priceLines(context, linesOf(cart, more), {
    buyer: buyerOfPrices(cart),
    include: NOTHING_MORE,
    ...(cart.couponCode && { couponCode: cart.couponCode }),
    ...more,
  });

/** Asked of the apps, where something of theirs is to pay. */
export const memberPaying = (cart: Cart): Pick<PricingOptions, 'memberships'> => {
  const selected = chosenMemberships(cart);
  return selected.length > 0 ? { memberships: { selected } } : {};
};

/** Who says nothing else of it is billed under the name they gave. */
export function billedTo({ billing, contactInfo }: Cart): Cart['billing'] {
  const contactDetails = billing?.contactDetails ?? contactInfo?.contactDetails;
  return billing && { ...billing, ...(contactDetails && { contactDetails }) };
}

/**
 * What the way to the buyer costs and who pays how, as the cart has it: its checkout says the same, for it is made of this.
 * @see checkOut
 */
export function wayOf(cart: Cart): Partial<PricingOptions> {
  const { contactInfo, giftCard, taxExemptGroupId, selectedShippingOption: option } = cart;
  const shipping = contactInfo?.address && contactInfo;
  const billing = billedTo(cart);
  const billed = billingOf({
    ...(shipping && { shippingDestination: shipping }),
    ...(billing && { billingInfo: billing }),
  });
  const taxId = billed?.contactDetails?.vatId?.id;
  return {
    ...(giftCard && { giftCardCode: giftCard.code }),
    ...(giftCard?.amount && { giftCardAmount: giftCard.amount }),
    ...(taxExemptGroupId && { taxExemptGroupId }),
    ...(taxId && { taxId }),
    ...(shipping && { shippingAddress: shipping.address }),
    ...(billing?.address && { billingAddress: billing.address }),
    ...(option?.code && { selectedOption: { code: option.code, carrierId: option.carrierId ?? undefined } }),
    ...(cart.checkoutId && { checkoutId: cart.checkoutId }),
  };
}

export const buyerOfPrices = ({
  buyer: { email, memberId, contactId, visitorId },
}: Cart): PricingOptions['buyer'] => ({
  ...(email && { email }),
  ...(memberId && { memberId }),
  ...(contactId && { contactId }),
  ...(visitorId && { visitorId }),
});

/** Why the cart's coupon cannot be used, as an error of the call that brings it. */
export async function cartCouponRejection(context: Context, cart: Cart): Promise<PlatformError | undefined> {
  const { calculationErrors } = await priceCart(context, cart);
  const error = calculationErrors.couponCalculationError?.applicationError;
  if (!error) return undefined;
  return badRequest(error.description ?? 'The coupon cannot be used.', error.code, {
    ...error.data,
    couponCode: cart.couponCode,
  });
}
