import { waitingValues } from '#shared/desks/waiting-values.ts';
import type {
  ChannelType,
  FulfillmentStatus,
  OrderStatus,
  PaymentStatusEnumPaymentStatus,
} from '#shared/contract/generated/ecom_orders.ts';
import { ordersOpening } from '#shared/desks/orders-opening.ts';
import type { PlatformFilter } from '#admin/data/filter-operators.ts';
import type { ListSpec } from '#admin/data/list-state.ts';

export const orderStatuses = [
  'APPROVED',
  'CANCELED',
  'PENDING',
  'REJECTED',
] as const satisfies readonly OrderStatus[];
export const paymentStatuses = [
  'NOT_PAID',
  'PENDING',
  'PENDING_MERCHANT',
  'PARTIALLY_PAID',
  'PAID',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
  'DECLINED',
  'CANCELED',
] as const satisfies readonly PaymentStatusEnumPaymentStatus[];
export const fulfillmentStatuses = [
  'NOT_FULFILLED',
  'PARTIALLY_FULFILLED',
  'FULFILLED',
] as const satisfies readonly FulfillmentStatus[];
export const channels = [
  'WEB',
  'POS',
  'BACKOFFICE_MERCHANT',
  'WIX_APP_STORE',
  'OTHER_PLATFORM',
] as const satisfies readonly ChannelType[];

const email = 'buyerInfo.email';
const firstName = 'billingInfo.contactDetails.firstName';
const lastName = 'billingInfo.contactDetails.lastName';

/** Shorter ones are parts of too many phone and tracking numbers. */
const MIN_DIGITS = 5;
const PHONE = /^\+?[\d\s()./-]{6,}$/;

/**
 * A number by its beginning; everything else that an order is known by, such as names, email, phone, products, SKUs and
 * tracking numbers, by any part of it, accents and script aside.
 */
export function quickSearch(text: string, own: boolean): PlatformFilter | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  const number = /^#?(\d{1,12})$/.exec(typed)?.[1];
  if (number) {
    const byNumber = { number: { $startsWith: number } };
    const isWhole = typed.startsWith('#') || number.length < MIN_DIGITS || !own;
    return isWhole ? byNumber : { $or: [byNumber, { searchText: { $contains: number } }] };
  }
  if (!own) return contractSearch(typed);
  const words = typed.split(/\s+/).map((word) => ({ searchText: { $contains: word } }));
  const everyWord = words.length === 1 ? words[0] : { $and: words };
  // A phone number may be stored in other groups of digits.
  const digits = PHONE.test(typed) ? typed.replaceAll(/\D/g, '') : typed;
  return digits === typed ? everyWord : { $or: [{ searchText: { $contains: digits } }, everyWord] };
}

/** The contract's order search has no free text, so what was typed is matched against the fields people look by. */
function contractSearch(typed: string): PlatformFilter {
  if (typed.includes('@')) return { [email]: { $startsWith: typed } };
  const [first = typed, ...others] = typed.split(/\s+/);
  const last = others.join(' ');
  const either = [
    { [lastName]: { $startsWith: typed } },
    { [firstName]: { $startsWith: typed } },
    { [email]: { $startsWith: typed } },
  ];
  if (last === '') return { $or: either };
  const both = { [firstName]: { $startsWith: first }, [lastName]: { $startsWith: last } };
  return { $or: [...either.slice(0, 2), both] };
}

const country = 'shippingInfo.logistics.shippingDestination.address.country';

export const orderListSpec = {
  openingSort: ordersOpening.sort,
  fields: [
    { id: 'placed', path: 'purchasedDate', kind: 'date' },
    { id: 'payment', path: 'paymentStatus', kind: 'choice', options: paymentStatuses },
    { id: 'fulfillment', path: 'fulfillmentStatus', kind: 'choice', options: fulfillmentStatuses },
    { id: 'status', path: 'status', kind: 'choice', options: orderStatuses },
    { id: 'total', path: 'priceSummary.total.amount', kind: 'amount', currency: 'currency' },
    { id: 'currency', path: 'currency', kind: 'name', offered: 'currencies', own: true },
    { id: 'country', path: country, kind: 'name', offered: 'countries', own: true },
    { id: 'tag', path: 'tags.tags.tagIds', kind: 'name', offered: 'words', own: true },
    { id: 'channel', path: 'channelInfo.type', kind: 'choice', options: channels },
    { id: 'email', path: email, kind: 'text' },
    { id: 'firstName', path: firstName, kind: 'text' },
    { id: 'lastName', path: lastName, kind: 'text' },
    { id: 'number', path: 'number', kind: 'text' },
    { id: 'product', path: 'lineItems.productName.original', kind: 'list' },
    {
      id: 'item',
      path: 'lineItems.catalogReference.catalogItemId',
      kind: 'list',
      record: 'products',
    },
    { id: 'delivery', path: 'shippingInfo.title', kind: 'name', offered: 'words' },
    { id: 'region', path: 'shippingInfo.region.name', kind: 'name', offered: 'words' },
    { id: 'authorizedUntil', path: 'heldUntil', kind: 'deadline', own: true },
    { id: 'updated', path: 'updatedDate', kind: 'date' },
    { id: 'seen', path: 'seenByAHuman', kind: 'yesNo' },
    { id: 'archived', path: 'archived', kind: 'yesNo' },
  ],
  tabs: [
    {
      id: 'attention',
      values: { status: ['APPROVED'], paymentStatus: ['DECLINED', 'PENDING_MERCHANT', 'PARTIALLY_PAID'] },
      tone: 'danger',
    },
    { id: 'awaitingPayment', values: { status: ['APPROVED'], paymentStatus: ['NOT_PAID', 'PENDING'] } },
    { id: 'toFulfil', values: waitingValues.orders },
    { id: 'fulfilled', values: { status: ['APPROVED'], fulfillmentStatus: ['FULFILLED'] } },
    { id: 'refunded', values: { paymentStatus: ['PARTIALLY_REFUNDED', 'FULLY_REFUNDED'] } },
    { id: 'cancelled', values: { status: ['CANCELED'] } },
  ],
  quickSearch,
  worth: { amount: 'priceSummary.total.amount', currency: 'currency' },
  unlessAsked: [{ field: 'archived', filter: ordersOpening.filter }],
} as const satisfies ListSpec;
