import { deliveryAddressOf } from '#shared/delivery-address.ts';
import type { DraftBasis } from '#wix/draft-operations.ts';
import type { Order, OrderLineItem } from '#wix/order-operations.ts';

const goods = 'CATALOG';

const kindOf = ({ catalogReference }: OrderLineItem) =>
  catalogReference?.catalogItemId && catalogReference.appId ? goods : 'CUSTOM';

/** Who a draft for the customer of an order is for, where it goes and who pays. */
export function customerFromOrder(order: Order): DraftBasis {
  const { billingInfo, buyerInfo } = order;
  const { email, contactId, memberId } = buyerInfo ?? {};
  const shipsTo = deliveryAddressOf(order);
  return {
    ...(email
      ? { buyerInfo: { email, ...(contactId ? { contactId } : {}), ...(memberId ? { memberId } : {}) } }
      : {}),
    ...(shipsTo ? { recipientInfo: shipsTo } : {}),
    ...(billingInfo ? { billingInfo } : {}),
  };
}

/** What a new draft like this order begins with: its customer, and its lines at today's prices. */
export function basisFromOrder(order: Order): DraftBasis {
  const lines = order.lineItems ?? [];
  return {
    ...customerFromOrder(order),
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
  };
}
