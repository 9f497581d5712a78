import type { Fulfillment } from '#platform/services/ecom/order-fulfillments/public.ts';
import type { Order } from '#platform/services/ecom/orders/public.ts';
import type { OrderTransactions } from '#platform/services/ecom/order-transactions/public.ts';
import { shippingInfoOf, trackingOf } from './addresses.ts';
import { omitEmpty } from '#shared/omit-empty.ts';
import { lineItemsOf, piecesOf } from './line-items.ts';
import { billingInfoOf, paymentTotals, refundsOf } from './payments.ts';

/** Activities by the names that Stores Orders had; others it did not list. */
const ACTIVITIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'MERCHANT_COMMENT',
      'ORDER_PLACED',
      'ORDER_PAID',
      'ORDER_PARTIALLY_PAID',
      'ORDER_FULFILLED',
      'ORDER_NOT_FULFILLED',
      'DOWNLOAD_LINK_SENT',
      'PICKUP_READY_EMAIL_SENT',
      'TRACKING_NUMBER_ADDED',
      'TRACKING_NUMBER_EDITED',
      'SHIPPING_CONFIRMATION_EMAIL_SENT',
      'FULFILLER_EMAIL_SENT',
      'SHIPPING_ADDRESS_EDITED',
      'EMAIL_EDITED',
    ].map((name) => [name, name]),
  ),
  TRACKING_LINK_ADDED: 'TRACKING_LINK_WAS_SET',
  INVOICE_ADDED: 'INVOICE_WAS_SET',
  INVOICE_REMOVED: 'INVOICE_WAS_REMOVED',
  INVOICE_SENT: 'INVOICE_WAS_SENT',
};

const CHANNELS = new Set([
  'WEB',
  'POS',
  'EBAY',
  'AMAZON',
  'OTHER_PLATFORM',
  'WIX_APP_STORE',
  'WIX_INVOICES',
  'BACKOFFICE_MERCHANT',
  'WISH',
]);

const PAYMENT_STATUSES: Readonly<Record<string, string>> = {
  PAID: 'PAID',
  PARTIALLY_PAID: 'PARTIALLY_PAID',
  PARTIALLY_REFUNDED: 'PARTIALLY_REFUNDED',
  FULLY_REFUNDED: 'FULLY_REFUNDED',
  PENDING: 'PENDING',
  PENDING_MERCHANT: 'PENDING',
};

function buyerInfoOf({ buyerInfo, billingInfo, recipientInfo }: Order): object {
  const { memberId, contactId, email } = buyerInfo ?? {};
  const contact = billingInfo?.contactDetails ?? recipientInfo?.contactDetails;
  const type = memberId ? 'MEMBER' : 'CONTACT';
  return omitEmpty({
    id: memberId ?? contactId,
    type,
    identityType: type,
    firstName: contact?.firstName,
    lastName: contact?.lastName,
    phone: contact?.phone,
    email,
  });
}

function enteredBy({ createdBy }: Order): object | undefined {
  const { userId, memberId, visitorId, appId } = createdBy ?? {};
  if (userId) return { id: userId, identityType: 'USER' };
  if (memberId) return { id: memberId, identityType: 'MEMBER' };
  if (appId) return { id: appId, identityType: 'APP' };
  return visitorId ? { id: visitorId, identityType: 'CONTACT' } : undefined;
}

function channelInfo({ channelInfo: channel }: Order): object {
  const type = channel?.type ?? 'WEB';
  return omitEmpty({
    type: CHANNELS.has(type) ? type : 'OTHER_PLATFORM',
    externalOrderId: channel?.externalOrderId,
    externalOrderUrl: channel?.externalOrderUrl,
  });
}

function discountOf({ priceSummary, appliedDiscounts = [] }: Order): object {
  const coupon = appliedDiscounts.find((applied) => applied.coupon)?.coupon;
  return omitEmpty({
    value: priceSummary?.discount?.amount,
    appliedCoupon: coupon && omitEmpty({ couponId: coupon.id, name: coupon.name, code: coupon.code }),
  });
}

function customField({ customFields = [] }: Order): object | undefined {
  const [field] = customFields;
  return (
    field &&
    omitEmpty({
      title: field.title,
      translatedTitle: field.translatedTitle,
      value: field.value == null ? undefined : String(field.value),
    })
  );
}

function subscriptionInfo({ lineItems }: Order): object | undefined {
  const subscription = lineItems.find((item) => item.subscriptionInfo)?.subscriptionInfo;
  if (!subscription) return undefined;
  const { id, cycleNumber, subscriptionOptionTitle, subscriptionOptionDescription } = subscription;
  const { frequency, autoRenewal, billingCycles } = subscription.subscriptionSettings ?? {};
  return omitEmpty({
    id,
    cycleNumber,
    subscriptionSettings: omitEmpty({ frequency, autoRenewal, billingCycles }),
    subscriptionOptionInfo: omitEmpty({
      title: subscriptionOptionTitle,
      description: subscriptionOptionDescription,
    }),
  });
}

const activitiesOf = ({ activities }: Order): object[] =>
  activities.flatMap(({ activityType, authorEmail, merchantComment, createdDate }) => {
    const type = ACTIVITIES[activityType ?? ''];
    return type === undefined
      ? []
      : [omitEmpty({ type, author: authorEmail, message: merchantComment?.message, timestamp: createdDate })];
  });

function fulfillmentsOf({ lineItems }: Order, fulfillments: readonly Fulfillment[]): object[] {
  const indexes = new Map(lineItems.map(({ id }, index) => [id, index + 1]));
  return fulfillments.map((fulfillment) =>
    omitEmpty({
      id: fulfillment.id,
      dateCreated: fulfillment.createdDate,
      lineItems: fulfillment.lineItems.map(({ id, quantity }) =>
        omitEmpty({ index: indexes.get(id), quantity }),
      ),
      trackingInfo: trackingOf(fulfillment),
    }),
  );
}

export interface OrderRecords {
  order: Order;
  transactions: OrderTransactions;
  fulfillments: readonly Fulfillment[];
}

/** An order as Stores Orders, version 2, showed it. */
export function storesOrder({ order, transactions, fulfillments }: OrderRecords): object {
  const { priceSummary, status, fulfillmentStatus } = order;
  return omitEmpty({
    id: order.id,
    number: Number(order.number),
    numericId: order.number,
    dateCreated: order.createdDate,
    lastUpdated: order.updatedDate,
    buyerInfo: buyerInfoOf(order),
    buyerNote: order.buyerNote,
    buyerLanguage: order.buyerLanguage,
    currency: order.currency,
    weightUnit: order.weightUnit,
    totals: omitEmpty({
      subtotal: priceSummary?.subtotal?.amount,
      shipping: priceSummary?.shipping?.amount,
      tax: priceSummary?.tax?.amount,
      discount: priceSummary?.discount?.amount,
      total: priceSummary?.total?.amount,
      ...piecesOf(order),
      ...paymentTotals(order, transactions),
    }),
    billingInfo: billingInfoOf(order, transactions),
    shippingInfo: shippingInfoOf(order, fulfillments),
    read: order.seenByAHuman ?? false,
    archived: order.archived ?? false,
    paymentStatus: PAYMENT_STATUSES[order.paymentStatus ?? ''] ?? 'NOT_PAID',
    fulfillmentStatus: status === 'CANCELED' ? 'CANCELED' : (fulfillmentStatus ?? 'NOT_FULFILLED'),
    lineItems: lineItemsOf(order),
    activities: activitiesOf(order),
    fulfillments: fulfillmentsOf(order, fulfillments),
    discount: discountOf(order),
    customField: customField(order),
    channelInfo: channelInfo(order),
    enteredBy: enteredBy(order),
    subscriptionInfo: subscriptionInfo(order),
    refunds: refundsOf(order, transactions),
  });
}
