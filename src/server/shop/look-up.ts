import { deliveryAddressOf } from '../../shared/delivery-address.ts';
import type { Decimal } from '../../shared/money.ts';
import type { PricedOrder } from '../../shared/price-totals.ts';
import { slotOf } from '../../shared/delivery-slot.ts';
import { findOperation } from '../../platform/contract/index.ts';
import type { Gateway } from '../gateway.ts';
import { callOperation } from '../platform-call.ts';
import { giftCardsOf } from './gift-cards.ts';

const searchOrders = findOperation('ecom_orders.searchOrders');
const listFulfillments = findOperation('ecom_order-fulfillments.listFulfillmentsForSingleOrder');

interface Money {
  amount?: string;
  formattedAmount?: string;
}

interface TaxShare {
  taxName?: string;
  rate?: string;
  exemptAmount?: Money;
}

interface LookUpLocation {
  city?: string;
  country?: string;
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
    catalogReference?: { options?: { modifiers?: unknown } };
    itemType?: { preset?: string };
    image?: unknown;
    quantity?: number;
    price?: Money;
    priceBeforeDiscounts?: Money;
    taxDetails?: { taxRate?: string };
    taxInfo?: { taxBreakdown?: TaxShare[] };
  }[];
  priceSummary?: Record<string, Money>;
  appliedDiscounts?: PricedOrder['appliedDiscounts'];
  additionalFees?: PricedOrder['additionalFees'];
  taxInfo?: { totalTax?: Money };
  taxIncludedInPrices?: boolean;
  balanceSummary?: { paid?: Money; refunded?: Money; balance?: Money };
  shippingInfo?: {
    title?: string;
    logistics?: {
      deliveryTime?: string;
      deliveryTimeSlot?: { from?: string; to?: string };
      pickupDetails?: object;
      shippingDestination?: { address?: LookUpLocation };
    };
  };
  recipientInfo?: { address?: LookUpLocation };
}

interface Parcel {
  id?: string;
  createdDate?: string;
  lineItems?: { id?: string; quantity?: number }[];
  trackingInfo?: { trackingNumber?: string; trackingLink?: string; shippingProvider?: string };
}

/** What left, as members see it of theirs. Without it the page still says how far the order is. */
async function parcelsOf(
  { platformFetch }: Pick<Gateway, 'platformFetch'>,
  { id: orderId, fulfillmentStatus }: FoundOrder,
): Promise<Parcel[]> {
  if (fulfillmentStatus === 'NOT_FULFILLED') return [];
  const reply = await callOperation<{ orderWithFulfillments?: { fulfillments?: Parcel[] } }>(
    platformFetch,
    listFulfillments,
    { orderId },
  ).catch(() => undefined);
  return (reply?.orderWithFulfillments?.fulfillments ?? []).map(
    ({ id, createdDate, lineItems, trackingInfo }) => ({ id, createdDate, lineItems, trackingInfo }),
  );
}

const sameEmail = (a: string | undefined, b: string): boolean =>
  a !== undefined && a.trim().toLowerCase() === b.trim().toLowerCase();

/** Which of its description lines answer a question. */
function answersOf({ catalogReference }: NonNullable<FoundOrder['lineItems']>[number]): object {
  const { modifiers } = catalogReference?.options ?? {};
  return modifiers ? { catalogReference: { options: { modifiers } } } : {};
}

/** What tells why somebody pays less tax. */
const reasonIn = ({ taxName, rate, exemptAmount }: TaxShare): object => ({ taxName, rate, exemptAmount });

/** Number and address are a weak proof: no name, street or phone is shown for them, nor what the shop notes. */
function present(order: FoundOrder, giftCard: Decimal, parcels: readonly Parcel[]): object {
  const { id, number, createdDate, status, paymentStatus, fulfillmentStatus, currency } = order;
  const { shippingInfo, priceSummary, balanceSummary, appliedDiscounts = [], additionalFees = [] } = order;
  const { city, country } = deliveryAddressOf(order)?.address ?? {};
  const slot = slotOf(shippingInfo?.logistics);
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
      ...answersOf(line),
      itemType: line.itemType,
      image: line.image,
      quantity: line.quantity,
      price: line.price,
      priceBeforeDiscounts: line.priceBeforeDiscounts,
      ...(line.taxDetails && { taxDetails: { taxRate: line.taxDetails.taxRate } }),
      taxInfo: { taxBreakdown: (line.taxInfo?.taxBreakdown ?? []).map(reasonIn) },
    })),
    priceSummary,
    appliedDiscounts: appliedDiscounts.map(({ coupon, discountRule, merchantDiscount }) => ({
      ...(coupon && { coupon: { code: coupon.code, amount: coupon.amount } }),
      ...(discountRule && { discountRule: { name: discountRule.name, amount: discountRule.amount } }),
      ...(merchantDiscount && { merchantDiscount: { amount: merchantDiscount.amount } }),
    })),
    additionalFees: additionalFees.map(({ name, code, price }) => ({ name, code, price })),
    taxInfo: { totalTax: order.taxInfo?.totalTax },
    taxIncludedInPrices: order.taxIncludedInPrices,
    giftCard,
    parcels,
    balanceSummary,
    ...(shippingInfo && {
      delivery: {
        title: shippingInfo.title,
        deliveryTime: shippingInfo.logistics?.deliveryTime,
        ...(slot && { deliveryTimeSlot: { from: slot.from, to: slot.to } }),
        ...(shippingInfo.logistics?.pickupDetails && { collected: true }),
        city,
        country,
      },
    }),
  };
}

/** The placed order with this number, for who knows the address it was placed with; undefined for anything else. */
export async function lookUp(
  gateway: Pick<Gateway, 'platformFetch'>,
  { number, email }: { number: string; email: string },
): Promise<object | undefined> {
  const { platformFetch } = gateway;
  const { orders } = await callOperation<{ orders?: FoundOrder[] }>(platformFetch, searchOrders, {
    search: { filter: { number, status: { $ne: 'INITIALIZED' } }, cursorPaging: { limit: 1 } },
  });
  const order = orders?.[0];
  if (!order || !sameEmail(order.buyerInfo?.email, email)) return undefined;
  const [giftCard, parcels] = await Promise.all([
    giftCardsOf(platformFetch, order.id),
    parcelsOf(gateway, order),
  ]);
  return present(order, giftCard, parcels);
}
