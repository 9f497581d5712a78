import { sql } from 'kysely';
import type { Queryable } from '#database/database.ts';
import { querySpec, type QueryField, type QuerySpec } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';
import type { Order } from './order.ts';

const MAX_PAGE = 100;

const declared = querySpec('ecom_orders', 'OrderSearchSpec');
const choice: Pick<QueryField, 'operators' | 'sort'> = {
  operators: ['$eq', '$in', '$ne', '$nin'],
  sort: 'NONE',
};

const TAGS = 'tags.tags.tagIds';
const COUNTRY = 'shippingInfo.logistics.shippingDestination.address.country';

/** When the first of what is held for an order is let go, or taken; written by who watches over that. */
const HELD_UNTIL = 'heldUntil';
/** Tracking numbers of its parcels; written by who keeps those. */
const TRACKING = 'trackingNumbers';
const moment: Pick<QueryField, 'operators' | 'sort'> = {
  operators: ['$gt', '$gte', '$lt', '$lte', '$exists'],
  sort: 'NONE',
};

/** Assumed: these can be asked for too, although the search does not declare them. Amounts mean nothing without their currency. */
const spec: QuerySpec = {
  ...declared,
  fields: [
    ...declared.fields,
    ...['currency', COUNTRY, TAGS].map((field) => ({ field, ...choice })),
    { field: HELD_UNTIL, ...moment },
  ],
};

const PHONES = [
  'billingInfo.contactDetails.phone',
  'recipientInfo.contactDetails.phone',
  'shippingInfo.logistics.shippingDestination.contactDetails.phone',
];

export const orders = defineEntity<Order>({
  table: 'orders',
  spec,
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    updatedDate: { type: 'date', index: true },
    purchasedDate: { type: 'date', required: true, index: true },
    number: { type: 'decimal', index: true, prefix: true },
    status: { type: 'text', required: true },
    paymentStatus: { type: 'text', required: true },
    fulfillmentStatus: { type: 'text', required: true },
    archived: { type: 'boolean' },
    currency: { type: 'text' },
    [COUNTRY]: { type: 'text' },
    [TAGS]: { type: 'list' },
    'priceSummary.total.amount': { type: 'decimal', required: true, index: true },
    'buyerInfo.email': { type: 'text', index: true, prefix: true },
    'buyerInfo.contactId': { type: 'text', index: true },
    'buyerInfo.memberId': { type: 'text', index: true },
    'buyerInfo.visitorId': { type: 'text', index: true },
    'billingInfo.contactDetails.firstName': { type: 'text', prefix: true },
    'billingInfo.contactDetails.lastName': { type: 'text', index: true, prefix: true },
    'channelInfo.type': { type: 'text' },
    'lineItems.catalogReference.catalogItemId': { type: 'list' },
    [HELD_UNTIL]: { type: 'date', beside: true, index: true },
    [TRACKING]: { type: 'text', beside: true },
  },
  text: {
    field: 'searchText',
    of: [
      'billingInfo.contactDetails.firstName',
      'billingInfo.contactDetails.lastName',
      'billingInfo.contactDetails.company',
      'recipientInfo.contactDetails.firstName',
      'recipientInfo.contactDetails.lastName',
      'recipientInfo.contactDetails.company',
      'buyerInfo.email',
      ...PHONES,
    ],
    digits: PHONES,
    lists: [
      'lineItems.productName.original',
      'lineItems.productName.translated',
      'lineItems.physicalProperties.sku',
    ],
    beside: [TRACKING],
  },
  types: {
    'balanceSummary.authorized.amount': 'decimal',
    'balanceSummary.pending.amount': 'decimal',
    'balanceSummary.pendingRefund.amount': 'decimal',
    'taxInfo.totalExempt.amount': 'decimal',
    'taxInfo.totalTax.amount': 'decimal',
    'shippingInfo.logistics.deliveryTimeSlot.from': 'date',
    'shippingInfo.logistics.deliveryTimeSlot.to': 'date',
    imported: 'boolean',
    seenByAHuman: 'boolean',
    demo: 'boolean',
  },
  indexes: [
    ['status', 'createdDate'],
    ['status', 'purchasedDate'],
    ['paymentStatus', 'createdDate'],
    ['paymentStatus', 'purchasedDate'],
    ['fulfillmentStatus', 'purchasedDate'],
  ],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: MAX_PAGE,
  reply: { operation: 'ecom_orders.getOrder', field: 'order' },
  summary: ['status', 'paymentStatus', 'fulfillmentStatus', 'archived'],
});

export const entities = [orders];

/** @param until nothing where nothing is held */
export async function writeAuthorizedUntil(
  db: Queryable,
  siteId: string,
  orderId: string,
  until: string | null,
): Promise<void> {
  await sql`update orders set held_until = ${until}
    where site_id = ${siteId} and id = ${orderId} and held_until is distinct from ${until}`.execute(db);
}

/** @param numbers of all its parcels */
export async function writeTrackingNumbers(
  db: Queryable,
  siteId: string,
  byOrder: readonly Readonly<{ orderId: string; numbers: readonly string[] }>[],
): Promise<void> {
  const rows = byOrder.map(({ orderId, numbers }) => ({ id: orderId, numbers: numbers.join(' ') || null }));
  await sql`update orders set tracking_numbers = given.numbers
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as given (id text, numbers text)
    where orders.site_id = ${siteId} and orders.id = given.id
      and orders.tracking_numbers is distinct from given.numbers`.execute(db);
}

const FIRST_NUMBER = 10_001;

/** Takes `count` numbers in a row; the lock on the site's counter keeps two from taking the same. */
export async function takeNumbers(db: Queryable, siteId: string, count = 1): Promise<number[]> {
  const { rows } = await sql<{ last: string | number }>`
    insert into order_numbers (site_id, last) values (${siteId}, ${FIRST_NUMBER - 1 + count})
    on conflict (site_id) do update set last = order_numbers.last + ${count}
    returning last`.execute(db);
  const last = Number(rows[0]?.last);
  return Array.from({ length: count }, (_, index) => last - count + 1 + index);
}

/** The number that the next order takes, as it is at this moment. */
export async function readNextNumber(db: Queryable, siteId: string): Promise<number> {
  const { rows } = await sql<{ last: string | number }>`
    select last from order_numbers where site_id = ${siteId}`.execute(db);
  return Number(rows[0]?.last ?? FIRST_NUMBER - 1) + 1;
}

/** The number that the next order takes; holds the counter until the transaction ends, as taking one does. */
export async function nextNumber(db: Queryable, siteId: string): Promise<number> {
  const { rows } = await sql<{ last: string | number }>`
    insert into order_numbers (site_id, last) values (${siteId}, ${FIRST_NUMBER - 1})
    on conflict (site_id) do update set last = order_numbers.last returning last`.execute(db);
  return Number(rows[0]?.last) + 1;
}

/** Under the lock of `nextNumber`. */
export async function setNextNumber(db: Queryable, siteId: string, next: number): Promise<void> {
  await sql`update order_numbers set last = ${next - 1} where site_id = ${siteId}`.execute(db);
}
