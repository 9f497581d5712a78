import type { Context } from '../../context.ts';
import { priceLines } from '../line-items/public.ts';
import type { Priced } from '../totals/public.ts';
import type { Checkout } from './checkout.ts';

/** The SDK hides this setting from its types; the wire has it. */
const withoutRules = ({ customSettings }: Checkout): boolean =>
  (customSettings as { disabledDiscountRulesCalculation?: boolean } | undefined)
    ?.disabledDiscountRulesCalculation === true;

/** All that the checkout costs this buyer at these addresses. */
export function priceCheckout(context: Context, checkout: Checkout): Promise<Priced> {
  const { buyer, orderId, couponCode, giftCardCode, giftCardAmount, selectedOption, taxExemptGroupId } =
    checkout;
  const shippingAddress = checkout.shippingDestination?.address;
  const billingAddress = checkout.billingInfo?.address;
  return priceLines(context, checkout.lines, {
    buyer: {
      ...(buyer.email && { email: buyer.email }),
      ...(buyer.memberId && { memberId: buyer.memberId }),
      ...(buyer.contactId && { contactId: buyer.contactId }),
    },
    include: {
      delivery: true,
      tax: true,
      fees: true,
      ...(withoutRules(checkout) && { discountRules: false }),
    },
    ...(orderId && { orderId }),
    ...(couponCode && { couponCode }),
    ...(giftCardCode && { giftCardCode }),
    ...(giftCardAmount && { giftCardAmount }),
    ...(selectedOption && { selectedOption }),
    ...(taxExemptGroupId && { taxExemptGroupId }),
    ...(shippingAddress && { shippingAddress }),
    ...(billingAddress && { billingAddress }),
  });
}
