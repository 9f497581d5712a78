import type { Context } from '../../context.ts';
import type { Line } from '../line-items/public.ts';
import { pricesOf } from '../line-items/public.ts';
import type { OrderLineItem, PlacedContent } from '../orders/public.ts';
import type { LinePrices, Priced } from '../totals/public.ts';
import type { Checkout } from './checkout.ts';

type Price = { amount: string; formattedAmount: string };

const price = ({ amount, formattedAmount }: { amount?: string; formattedAmount?: string } = {}): Price => ({
  amount: amount ?? '0',
  formattedAmount: formattedAmount ?? '',
});

/** Orders write the same tax in two forms; both are read in the field. */
function taxOf(details: LinePrices['taxDetails'], isIncluded: boolean) {
  // The SDK hides the group from this type; the wire has it.
  const { taxRate, taxGroupId } = details as typeof details & { taxGroupId?: string };
  const taxableAmount = price(details.taxableAmount);
  const taxAmount = price(details.totalTax);
  const shared = { taxableAmount, ...(taxRate && { taxRate }), ...(taxGroupId && { taxGroupId }) };
  return {
    taxDetails: { ...shared, totalTax: taxAmount },
    taxInfo: { ...shared, taxAmount, taxIncludedInPrice: isIncluded },
  };
}

function lineOf(line: Line, priced: Priced): OrderLineItem {
  const { item, quantity, catalogReference } = line;
  const prices = pricesOf(priced, line);
  return {
    id: line.id,
    quantity,
    productName: { original: item.name, translated: item.name },
    ...(catalogReference && {
      catalogReference: {
        appId: catalogReference.appId ?? '',
        catalogItemId: catalogReference.catalogItemId ?? '',
        options: catalogReference.options ?? {},
      },
    }),
    ...(item.rootCatalogItemId && { rootCatalogItemId: item.rootCatalogItemId }),
    descriptionLines: item.descriptionLines,
    ...(item.image && { image: item.image }),
    itemType: item.itemType,
    physicalProperties: {
      shippable: item.shippable,
      ...(item.sku && { sku: item.sku }),
      ...(item.weight !== undefined && { weight: item.weight }),
    },
    paymentOption: 'FULL_PAYMENT_ONLINE',
    price: price(prices.price),
    priceBeforeDiscounts: price(prices.priceBeforeDiscounts),
    lineItemPrice: price(prices.lineItemPrice),
    totalDiscount: price(prices.totalDiscount),
    totalPriceBeforeTax: price(prices.totalPriceBeforeTax),
    totalPriceAfterTax: price(prices.totalPriceAfterTax),
    ...taxOf(prices.taxDetails, priced.taxIncludedInPrices),
    ...(line.custom && { customLineItem: true }),
    ...(line.extendedFields && { extendedFields: line.extendedFields }),
  };
}

function shippingOf(checkout: Checkout, priced: Priced): Partial<PlacedContent> {
  const option = priced.selectedCarrierServiceOption;
  if (!option || !checkout.lines.some(({ item }) => item.shippable)) return {};
  const { code, title, carrierId, logistics, cost } = option;
  const { pickupDetails, deliveryTime, instructions } = logistics ?? {};
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
      },
      cost: {
        price: price(cost?.price),
        totalPriceBeforeTax: price(cost?.totalPriceBeforeTax),
        totalPriceAfterTax: price(cost?.totalPriceAfterTax),
        discount: price(cost?.totalDiscount),
        ...(cost?.taxDetails && taxOf(cost.taxDetails, priced.taxIncludedInPrices)),
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
        amount: price(coupon.amount),
      },
    }),
    ...(discountRule && {
      discountRule: { id: discountRule.id, name: discountRule.name, amount: price(discountRule.amount) },
    }),
    ...(merchantDiscount && { merchantDiscount: { amount: price(merchantDiscount.amount) } }),
    ...(discountType && { discountType }),
    ...(lineItemIds && { lineItemIds }),
  }));

type Fees = NonNullable<PlacedContent['additionalFees']>;

const feesOf = ({ additionalFees, taxIncludedInPrices }: Priced, guid: () => string): Fees =>
  additionalFees.map((fee) => ({
    id: guid(),
    ...(fee.code && { code: fee.code }),
    ...(fee.name && { name: fee.name }),
    price: price(fee.price),
    priceBeforeTax: price(fee.priceBeforeTax),
    priceAfterTax: price(fee.priceAfterTax),
    ...(fee.taxDetails && taxOf(fee.taxDetails, taxIncludedInPrices)),
    ...(fee.lineItemIds && { lineItemIds: fee.lineItemIds }),
  }));

const plainOf = (checkout: Checkout): Partial<PlacedContent> => ({
  ...(checkout.cartId && { cartId: checkout.cartId }),
  ...(checkout.buyerNote && { buyerNote: checkout.buyerNote }),
  ...(checkout.customFields && { customFields: checkout.customFields }),
  ...(checkout.extendedFields && { extendedFields: checkout.extendedFields }),
  ...(checkout.businessLocationId && { businessLocation: { id: checkout.businessLocationId } }),
});

/** Whoever bills to where it is sent says so by leaving the billing address out. */
export const billingOf = ({ billingInfo, shippingDestination }: Checkout): Checkout['billingInfo'] =>
  billingInfo?.address
    ? { ...billingInfo, contactDetails: billingInfo.contactDetails ?? shippingDestination?.contactDetails }
    : shippingDestination
      ? { ...shippingDestination, ...billingInfo, address: shippingDestination.address }
      : billingInfo;

/** The order a checkout comes to, at these prices. A gift card is no part of it: it pays. */
export function orderContent(
  { ids }: Context,
  checkout: Checkout,
  priced: Priced,
  contactId: string | undefined,
): PlacedContent {
  const guid = (): string => ids.guid();
  const { visitorId, memberId, email } = checkout.buyer;
  const { subtotal, shipping, tax, discount, additionalFees } = priced.priceSummary;
  const billingInfo = billingOf(checkout);
  const { shippingDestination } = checkout;
  return {
    ...plainOf(checkout),
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
    lineItems: checkout.lines.map((line) => lineOf(line, priced)),
    ...shippingOf(checkout, priced),
    appliedDiscounts: discountsOf(priced, guid),
    additionalFees: feesOf(priced, guid),
    taxSummary: { totalTax: price(priced.taxSummary.totalTax) },
    taxInfo: { totalTax: price(priced.taxSummary.totalTax) },
    priceSummary: {
      subtotal: price(subtotal),
      shipping: price(shipping),
      tax: price(tax),
      discount: price(discount),
      totalAdditionalFees: price(additionalFees),
      total: price(priced.totalBeforeGiftCard),
    },
  };
}

/** An id of the address book means nothing to an order. */
function withoutReference(info: NonNullable<Checkout['billingInfo']>): object {
  const { addressesServiceId: _reference, ...rest } = info as typeof info & { addressesServiceId?: unknown };
  return rest;
}
