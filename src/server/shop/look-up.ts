import { findOperation } from '../../platform/contract/index.ts';
import type { Gateway } from '../gateway.ts';
import { callOperation } from '../platform-call.ts';

const searchOrders = findOperation('ecom_orders.searchOrders');

interface Money {
  amount?: string;
  formattedAmount?: string;
}

/** What of an order matters here, as the platform has it. */
interface FoundOrder {
  id: string;
  number: string;
  createdDate: string;
  status: string;
  paymentStatus: string;
  fulfillmentStatus: string;
  currency: string;
  buyerInfo?: { email?: string };
  lineItems?: {
    id?: string;
    productName?: { original?: string; translated?: string };
    descriptionLines?: unknown[];
    image?: unknown;
    quantity?: number;
    price?: Money;
    totalPriceAfterTax?: Money;
    lineItemPrice?: Money;
  }[];
  priceSummary?: Record<string, Money>;
  balanceSummary?: { paid?: Money; refunded?: Money; balance?: Money };
  shippingInfo?: {
    title?: string;
    logistics?: {
      deliveryTime?: string;
      shippingDestination?: { address?: { city?: string; country?: string } };
    };
  };
}

const sameEmail = (a: string | undefined, b: string): boolean =>
  a !== undefined && a.trim().toLowerCase() === b.trim().toLowerCase();

/** Number and address are a weak proof: no name, street or phone is shown for them, nor what the shop notes. */
function present(order: FoundOrder): object {
  const { id, number, createdDate, status, paymentStatus, fulfillmentStatus, currency } = order;
  const { shippingInfo, priceSummary, balanceSummary } = order;
  const { city, country } = shippingInfo?.logistics?.shippingDestination?.address ?? {};
  return {
    id,
    number,
    createdDate,
    status,
    paymentStatus,
    fulfillmentStatus,
    currency,
    lineItems: (order.lineItems ?? []).map((line) => ({
      id: line.id,
      productName: line.productName,
      descriptionLines: line.descriptionLines,
      image: line.image,
      quantity: line.quantity,
      price: line.price,
      lineItemPrice: line.lineItemPrice,
      totalPriceAfterTax: line.totalPriceAfterTax,
    })),
    priceSummary,
    balanceSummary,
    ...(shippingInfo && {
      delivery: {
        title: shippingInfo.title,
        deliveryTime: shippingInfo.logistics?.deliveryTime,
        city,
        country,
      },
    }),
  };
}

/** The placed order with this number, for who knows the address it was placed with; undefined for anything else. */
export async function lookUp(
  { platformFetch }: Pick<Gateway, 'platformFetch'>,
  { number, email }: { number: string; email: string },
): Promise<object | undefined> {
  const { orders } = await callOperation<{ orders?: FoundOrder[] }>(platformFetch, searchOrders, {
    search: { filter: { number, status: { $ne: 'INITIALIZED' } }, cursorPaging: { limit: 1 } },
  });
  const order = orders?.[0];
  return order && sameEmail(order.buyerInfo?.email, email) ? present(order) : undefined;
}
