import { deliveryAddressOf } from '#shared/delivery-address.ts';
import type { CalculatedDraft } from '#wix/draft-operations.ts';
import type { OrderRecord } from '../order-record.ts';

/** The order as an edit that changes nothing yet: what the page displays until the first change begins a draft. */
export function orderAsDraft(
  order: OrderRecord,
  shippingOptions: CalculatedDraft['shippingOptions'],
): CalculatedDraft {
  const { shippingInfo, buyerInfo, billingInfo } = order;
  const recipientInfo = deliveryAddressOf(order) ?? order.recipientInfo;
  const original = { source: 'ORIGINAL_ORDER' as const, applied: true };
  const draftOrder = {
    orderId: order.id,
    status: 'DRAFT' as const,
    currency: order.currency,
    lineItems: (order.lineItems ?? []).map((lineItem) => ({ lineItem })),
    discounts: (order.appliedDiscounts ?? []).map((discount) => ({ ...original, discount })),
    additionalFees: (order.additionalFees ?? []).map((additionalFee) => ({ ...original, additionalFee })),
    ...(shippingInfo && { shippingInfo: { shippingInfo } }),
    ...(recipientInfo && { recipientInfo: { recipientInfo } }),
    ...(buyerInfo && { buyerDetails: { buyerInfo } }),
    ...(billingInfo && { billingDetails: { billingInfo } }),
    priceSummary: order.priceSummary,
    taxInfo: order.taxInfo,
    balanceSummary: order.balanceSummary,
  };
  return { draftOrder, shippingOptions };
}
