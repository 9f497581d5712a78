import type { DraftBasis } from '../../../../wix/draft-operations.ts';
import type { Order, OrderLineItem } from '../../../../wix/order-operations.ts';

const goods = 'CATALOG';

const kindOf = ({ catalogReference }: OrderLineItem) =>
  catalogReference?.catalogItemId && catalogReference.appId ? goods : 'CUSTOM';

/** What a new draft like this order begins with: its customer, and its lines at today's prices. */
export function basisFromOrder(order: Order): DraftBasis {
  const lines = order.lineItems ?? [];
  const { recipientInfo, billingInfo, buyerInfo } = order;
  const shipsTo = recipientInfo ?? order.shippingInfo?.logistics?.shippingDestination;
  return {
    catalogLineItems: lines
      .filter((line) => kindOf(line) === goods)
      .map(({ catalogReference, quantity }) => ({ catalogReference, quantity })),
    customLineItems: lines
      .filter((line) => kindOf(line) !== goods)
      .map(({ productName, quantity, price, itemType, physicalProperties, descriptionLines }) => ({
        productName,
        quantity,
        price: { amount: price?.amount },
        itemType,
        ...(physicalProperties ? { physicalProperties } : {}),
        ...(descriptionLines ? { descriptionLines } : {}),
      })),
    ...(buyerInfo?.email ? { buyerInfo: { email: buyerInfo.email } } : {}),
    ...(shipsTo ? { recipientInfo: shipsTo } : {}),
    ...(billingInfo ? { billingInfo } : {}),
  };
}
