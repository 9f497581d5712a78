import { isPositiveMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import {
  availabilityViolations,
  filledFields,
  presentLine,
  pricesOf,
  type ApiCheckout,
} from '../line-items/public.ts';
import type { Priced } from '../totals/public.ts';
import { PLAIN, type Checkout } from './checkout.ts';
import { isOwnerless } from './ownership.ts';
import { applicableMemberships } from './rules/memberships.ts';
import { priceCheckout } from './price-checkout.ts';

function linesOf(checkout: Checkout, priced: Priced, publicUrl: string): object[] {
  return checkout.lines.map((line) => {
    const prices = pricesOf(priced, line);
    const { item } = line;
    return {
      ...presentLine(line, prices, publicUrl),
      discount: prices.totalDiscount,
      totalPriceBeforeTax: prices.totalPriceBeforeTax,
      totalPriceAfterTax: prices.totalPriceAfterTax,
      taxDetails: prices.taxDetails,
      ...(item.image && { media: item.image }),
      ...(priced.memberships.paying.has(line.id) && { paymentOption: 'MEMBERSHIP' }),
    };
  });
}

const shippingOf = ({ shippingDestination }: Checkout, priced: Priced): object => ({
  ...(shippingDestination && { shippingDestination }),
  ...(priced.selectedCarrierServiceOption && {
    selectedCarrierServiceOption: priced.selectedCarrierServiceOption,
  }),
  ...(priced.shippingRegion && { region: priced.shippingRegion }),
  carrierServiceOptions: priced.carrierServiceOptions,
});

function membershipOptionsOf(checkout: Checkout, { memberships: told }: Priced): object {
  const memberships = applicableMemberships(checkout);
  return {
    eligibleMemberships: told.eligible,
    invalidMemberships: told.invalid,
    ...(memberships.length > 0 && { selectedMemberships: { memberships } }),
  };
}

/** The checkout as it travels, with these prices. */
export function writeCheckout({ site }: Context, checkout: Checkout, priced: Priced): ApiCheckout {
  const { buyer, currency } = { ...checkout, currency: priced.currency };
  const { payNow, priceSummary } = priced;
  return {
    ...filledFields(PLAIN, checkout),
    id: checkout.id,
    createdDate: checkout.createdDate,
    updatedDate: checkout.updatedDate,
    ...(checkout.cartId && { cartId: checkout.cartId }),
    lineItems: linesOf(checkout, priced, site.publicUrl),
    ...(checkout.billingInfo && { billingInfo: checkout.billingInfo }),
    shippingInfo: shippingOf(checkout, priced),
    buyerInfo: { ...buyer, ...(isOwnerless(buyer) && { openAccess: true }) },
    createdBy: checkout.createdBy,
    channelType: checkout.channelType,
    currency,
    conversionCurrency: priced.conversionCurrency,
    paymentCurrency: currency,
    conversionInfo: { siteCurrency: currency, conversionRate: priced.conversionRate },
    siteLanguage: site.locale,
    buyerLanguage: site.locale,
    weightUnit: priced.weightUnit,
    taxIncludedInPrice: priced.taxIncludedInPrices,
    priceSummary,
    payNow,
    payLater: priced.payLater,
    totalAfterGiftCard: priceSummary.total,
    payNowTotalAfterGiftCard: payNow.total,
    lineItemsSubtotal: priceSummary.subtotal,
    taxSummary: priced.taxSummary,
    appliedDiscounts: priced.appliedDiscounts,
    additionalFees: priced.additionalFees,
    ...(priced.giftCard && { giftCard: priced.giftCard }),
    calculationErrors: priced.calculationErrors,
    violations: [...(checkout.completed ? [] : availabilityViolations(checkout.lines)), ...priced.violations],
    membershipOptions: membershipOptionsOf(checkout, priced),
    purchaseFlowId: checkout.purchaseFlowId,
    completed: checkout.completed,
    ...(checkout.orderId && { orderId: checkout.orderId }),
    paymentRequired: isPositiveMoney(payNow.total.amount),
  } as ApiCheckout;
}

/** The checkout as it travels: with prices of now, or as it was ordered while its order stands or waits for its money. */
export async function presentCheckout(
  context: Context,
  checkout: Checkout,
  priced?: Priced,
): Promise<ApiCheckout> {
  const { placed, completed, orderId, updatedDate, buyer } = checkout;
  if (placed) return { ...placed, completed, updatedDate, buyerInfo: buyer, ...(orderId && { orderId }) };
  return writeCheckout(context, checkout, priced ?? (await priceCheckout(context, checkout)));
}
