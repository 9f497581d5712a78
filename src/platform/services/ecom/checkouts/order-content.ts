import type { Context } from '#platform/context.ts';
import { orderLine, orderPrice, orderTax, orderTaxInfo } from '../line-items/public.ts';
import type { PlacedContent } from '../orders/public.ts';
import { feeSourceOf, type Priced } from '../totals/public.ts';
import type { Checkout } from './checkout.ts';

function shippingOf(checkout: Checkout, priced: Priced): Partial<PlacedContent> {
  const option = priced.selectedCarrierServiceOption;
  if (!option || !checkout.lines.some(({ item }) => item.shippable)) return {};
  const { code, title, carrierId, logistics, cost } = option;
  const { pickupDetails, deliveryTime, instructions, deliveryTimeSlot } = (logistics ??
    {}) as typeof logistics & { deliveryTimeSlot?: { from: string; to: string } };
  const destination = checkout.shippingDestination;
  return {
    shippingInfo: {
      ...(carrierId && { carrierId }),
      ...(code && { code }),
      title: title ?? '',
      logistics: {
        ...(pickupDetails ? { pickupDetails } : destination && { shippingDestination: destination }),
        ...(deliveryTime && { deliveryTime }),
        ...(instructions && { instructions }),
        ...(deliveryTimeSlot && { deliveryTimeSlot }),
      },
      cost: {
        price: orderPrice(cost?.price),
        totalPriceBeforeTax: orderPrice(cost?.totalPriceBeforeTax),
        totalPriceAfterTax: orderPrice(cost?.totalPriceAfterTax),
        discount: orderPrice(cost?.totalDiscount),
        ...(cost?.taxDetails && orderTax(cost.taxDetails, priced.taxIncludedInPrices)),
      },
      ...(priced.shippingRegion?.name && { region: { name: priced.shippingRegion.name } }),
    },
  };
}

type Discounts = NonNullable<PlacedContent['appliedDiscounts']>;

const discountsOf = ({ appliedDiscounts }: Priced, guid: () => string): Discounts =>
  appliedDiscounts.map(({ coupon, discountRule, merchantDiscount, discountType, lineItemIds }) => ({
    id: guid(),
    ...(coupon && {
      coupon: {
        id: coupon.id,
        code: coupon.code,
        name: coupon.name,
        amount: orderPrice(coupon.amount),
      },
    }),
    ...(discountRule && {
      discountRule: { id: discountRule.id, name: discountRule.name, amount: orderPrice(discountRule.amount) },
    }),
    ...(merchantDiscount && { merchantDiscount: { amount: orderPrice(merchantDiscount.amount) } }),
    ...(discountType && { discountType }),
    ...(lineItemIds && { lineItemIds }),
  }));

type Fees = NonNullable<PlacedContent['additionalFees']>;

const feesOf = ({ additionalFees, taxIncludedInPrices }: Priced, guid: () => string): Fees =>
  additionalFees.map((fee) => ({
    id: guid(),
    ...(fee.code && { code: fee.code }),
    ...(fee.name && { name: fee.name }),
    price: orderPrice(fee.price),
    priceBeforeTax: orderPrice(fee.priceBeforeTax),
    priceAfterTax: orderPrice(fee.priceAfterTax),
    ...(fee.taxDetails && orderTax(fee.taxDetails, taxIncludedInPrices)),
    ...(fee.lineItemIds && { lineItemIds: fee.lineItemIds }),
    ...(fee.providerAppId && { providerAppId: fee.providerAppId, source: feeSourceOf(fee.providerAppId) }),
  }));

/** A region is the shop's to know: where the buyer's pages speak the shop's language, the order does as the shop. */
const languageOf = ({ language }: Checkout, { site }: Context): Pick<PlacedContent, 'buyerLanguage'> =>
  language === undefined || language === site.locale.split('-')[0] ? {} : { buyerLanguage: language };

const plainOf = (checkout: Checkout): Partial<PlacedContent> => ({
  ...(checkout.cartId && { cartId: checkout.cartId }),
  ...(checkout.buyerNote && { buyerNote: checkout.buyerNote }),
  ...(checkout.customFields && { customFields: checkout.customFields }),
  ...(checkout.extendedFields && { extendedFields: checkout.extendedFields }),
  ...(checkout.businessLocationId && { businessLocation: { id: checkout.businessLocationId } }),
});

/** Whoever bills to where it is sent says so by leaving the billing address out. */
export const billingOf = ({
  billingInfo,
  shippingDestination,
}: Pick<Checkout, 'billingInfo' | 'shippingDestination'>): Checkout['billingInfo'] =>
  billingInfo?.address
    ? { ...billingInfo, contactDetails: billingInfo.contactDetails ?? shippingDestination?.contactDetails }
    : shippingDestination
      ? { ...shippingDestination, ...billingInfo, address: shippingDestination.address }
      : billingInfo;

/** What is subscribed to is a contract from the moment the order stands; its id is the order's to tell. */
const underContract = (line: PlacedContent['lineItems'][number], guid: () => string): typeof line =>
  line.subscriptionInfo ? { ...line, subscriptionInfo: { ...line.subscriptionInfo, id: guid() } } : line;

/** The order a checkout comes to, at these prices. A gift card is no part of it: it pays. */
export function orderContent(
  context: Context,
  checkout: Checkout,
  priced: Priced,
  contactId: string | undefined,
): PlacedContent {
  const guid = (): string => context.ids.guid();
  const { visitorId, memberId, email } = checkout.buyer;
  const { subtotal, shipping, tax, discount, additionalFees } = priced.priceSummary;
  const billingInfo = billingOf(checkout);
  const { shippingDestination } = checkout;
  return {
    ...plainOf(checkout),
    ...languageOf(checkout, context),
    checkoutId: checkout.id,
    purchaseFlowId: checkout.purchaseFlowId,
    channelInfo: { type: checkout.channelType },
    currency: priced.currency,
    taxIncludedInPrices: priced.taxIncludedInPrices,
    weightUnit: priced.weightUnit,
    buyerInfo: {
      ...(memberId ? { memberId } : visitorId && { visitorId }),
      ...(contactId && { contactId }),
      ...(email && { email }),
    },
    createdBy: checkout.createdBy,
    ...(billingInfo && { billingInfo: withoutReference(billingInfo) }),
    ...(shippingDestination && { recipientInfo: withoutReference(shippingDestination) }),
    lineItems: checkout.lines.map((line) => ({
      ...underContract(orderLine(line, priced), guid),
      ...(priced.memberships.paying.has(line.id) && { paymentOption: 'MEMBERSHIP' as const }),
    })),
    ...shippingOf(checkout, priced),
    appliedDiscounts: discountsOf(priced, guid),
    additionalFees: feesOf(priced, guid),
    taxSummary: { totalTax: orderPrice(priced.taxSummary.totalTax) },
    taxInfo: orderTaxInfo(priced),
    priceSummary: {
      subtotal: orderPrice(subtotal),
      shipping: orderPrice(shipping),
      tax: orderPrice(tax),
      discount: orderPrice(discount),
      totalAdditionalFees: orderPrice(additionalFees),
      total: orderPrice(priced.totalBeforeGiftCard),
    },
  };
}

/** An id of the address book means nothing to an order. */
function withoutReference(info: NonNullable<Checkout['billingInfo']>): object {
  const { addressesServiceId: _reference, ...rest } = info as typeof info & { addressesServiceId?: unknown };
  return rest;
}
