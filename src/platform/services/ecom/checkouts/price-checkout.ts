import type { Context } from '#platform/context.ts';
import { TIP_NAME, TIPS_APP_ID } from '#shared/tips.ts';
import { priceLines } from '../line-items/public.ts';
import type { Priced, PricingInput } from '../totals/public.ts';
import type { Checkout, CheckoutTip } from './checkout.ts';
import { applicableMemberships } from './rules/memberships.ts';
import { billingOf } from './order-content.ts';

/** The SDK hides this setting from its types; the API has it. */
const withoutRules = ({ customSettings }: Checkout): boolean =>
  (customSettings as { disabledDiscountRulesCalculation?: boolean } | undefined)
    ?.disabledDiscountRulesCalculation === true;

/** Never taxed. */
const feeOf = ({ id, tipType, value }: CheckoutTip): NonNullable<PricingInput['customFees']>[number] => ({
  code: id,
  name: TIP_NAME,
  price: value,
  taxable: false,
  providerAppId: TIPS_APP_ID,
  ...(tipType === 'PERCENTAGE' && { percentage: value }),
});

/** All that the checkout costs this buyer at these addresses. */
export function priceCheckout(context: Context, checkout: Checkout): Promise<Priced> {
  const { buyer, orderId, couponCode, giftCardCode, giftCardAmount, selectedOption, taxExemptGroupId, tip } =
    checkout;
  const shippingAddress = checkout.shippingDestination?.address;
  const billingAddress = checkout.billingInfo?.address;
  const taxId = billingOf(checkout)?.contactDetails?.vatId?.id;
  return priceLines(context, checkout.lines, {
    buyer: {
      ...(buyer.email && { email: buyer.email }),
      ...(buyer.memberId && { memberId: buyer.memberId }),
      ...(buyer.contactId && { contactId: buyer.contactId }),
      ...(buyer.visitorId && { visitorId: buyer.visitorId }),
    },
    asks: 'CHECKOUT',
    ...(checkout.language && { language: checkout.language }),
    include: {
      delivery: true,
      tax: true,
      fees: true,
      ...(withoutRules(checkout) && { discountRules: false }),
    },
    checkoutId: checkout.id,
    memberships: { selected: applicableMemberships(checkout) },
    ...(orderId && { orderId }),
    ...(couponCode && { couponCode }),
    ...(tip && { customFees: [feeOf(tip)] }),
    ...(giftCardCode && { giftCardCode }),
    ...(giftCardAmount && { giftCardAmount }),
    ...(selectedOption && { selectedOption }),
    ...(taxExemptGroupId && { taxExemptGroupId }),
    ...(taxId && { taxId }),
    ...(shippingAddress && { shippingAddress }),
    ...(billingAddress && { billingAddress }),
  });
}
