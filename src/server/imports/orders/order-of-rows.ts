import { cutText } from '#shared/cut-text.ts';
import type { OrderImportField, OrderImportOptions } from '#shared/order-import.ts';
import { checkRequest, findOperation } from '#platform/contract/index.ts';
import { datePrecision, readDate } from '../dates/read-date.ts';
import type { RowReader } from '../row-reader.ts';
import { balanceOf, paymentStatusOf } from './balance.ts';
import { composeDetails } from './compose-details.ts';
import type { ImportedOrder, OrderDetails } from './imported-order.ts';
import { money, summed } from './order-totals.ts';
import { detailsOf } from './read-details.ts';
import { linesOf, onlyLine } from './read-lines.ts';
import { billingFields, readParty, shippingFields, type PartyFields } from './read-party.ts';
import { readStatus, type Statuses } from './statuses.ts';

export interface ReadOptions extends OrderImportOptions {
  currency: string;
  timeZone: string;
  now: Date;
}

const importing = findOperation('ecom_orders.importOrder');

/** When an order was placed; some files write its time in a column of its own. */
const placedOf = (from: RowReader<OrderImportField>): string => {
  const [date, time] = [from.text('placed'), from.text('placedTime')];
  return time === '' || date === '' || datePrecision(date) !== 'day' ? date : `${date} ${time}`;
};

function dateOf(from: RowReader<OrderImportField>, { timeZone, now }: ReadOptions): string | undefined {
  const style = from.dateStyleOf('placed');
  const read = from.read(
    'placed',
    () => readDate(placedOf(from), style, timeZone),
    from.text('placedTime') === '' ? 'is not a date' : 'and its time are not a date',
  );
  if (read !== undefined && Date.parse(read) > now.getTime())
    from.blame('format', 'placed', 'is in the future');
  return read;
}

function statusesOf(from: RowReader<OrderImportField>): Statuses {
  const written = (['status', 'payment', 'fulfillment'] as const).flatMap(
    (field) => from.read(field, (cell) => readStatus(field, cell), 'is not a status that is known') ?? [],
  );
  const statuses = Object.assign({}, ...written) as Statuses;
  const isCanceled = from.text('canceled') !== '' || written.some(({ status }) => status === 'CANCELED');
  return { ...statuses, ...(isCanceled && { status: 'CANCELED' as const }) };
}

/** Of an order of which the file says nothing else. */
const USUAL: Required<Statuses> = {
  status: 'APPROVED',
  paymentStatus: 'NOT_PAID',
  fulfillmentStatus: 'NOT_FULFILLED',
};

/** The columns of an address by their places in an order. */
function addressBlamed(of: RegExp, fields: PartyFields): [RegExp, OrderImportField][] {
  const at = (path: string): RegExp => new RegExp(`${of.source}.*${path}`);
  return [
    [at('addressLine2'), fields.street2],
    [at('addressLine'), fields.street],
    [at('city'), fields.city],
    [at('postalCode'), fields.zip],
    [at('phone'), fields.phone],
    [at('company'), fields.company],
    [at('firstName'), fields.first],
    [at('lastName'), fields.last],
  ];
}

const BLAMED: readonly (readonly [RegExp, OrderImportField])[] = [
  [/^buyerInfo\.email/, 'email'],
  ...addressBlamed(/^(?:recipientInfo|shippingInfo\.logistics)\./, shippingFields),
  ...addressBlamed(/^billingInfo\./, billingFields),
  [/descriptionLines/, 'lineOptions'],
  [/refundQuantity/, 'lineRefunded'],
  [/^tags/, 'tags'],
  [/^customFields/, 'detail'],
  [/^appliedDiscounts/, 'discountCode'],
  [/taxBreakdown/, 'taxName'],
  [/^activities/, 'staffNote'],
  [/productName/, 'lineName'],
  [/sku/, 'lineSku'],
  [/buyerNote/, 'note'],
  [/^currency/, 'currency'],
];

/** What a file says of one order. */
export interface StagedOrder {
  /** As it is where the shop does not have it yet. */
  order: ImportedOrder;
  /** Fields whose cells say something: of an order that is there, nothing else is changed. */
  stated: OrderImportField[];
  /** The same of each of its lines; of an order without lines in the file there are none. */
  lineFields: OrderImportField[][];
  /** Rows of the order that name none of its lines. */
  unnamedRows?: number;
  /** Its rows are parcels and say nothing of its lines. */
  listsParcels?: boolean;
  /** What an order needs that the shop does not have yet, and no cell says. */
  missing: OrderImportField[];
  /** The statuses that a cell says; the others are what is usual. */
  statuses: (keyof Statuses)[];
  /** How exactly the file says when it was placed. */
  placedPrecision: 'day' | 'minute' | 'second';
  /** The payment status of its own cell, where what is still owed says another. */
  writtenPaymentStatus?: string;
  /** Absent of what an earlier version has read. */
  details?: OrderDetails;
  /** Of its own cell. */
  subtotal?: string;
  outstanding?: string;
  refunded?: string;
  sumProblem?: string;
}

const REQUIRED: readonly OrderImportField[] = ['total', 'placed'];

/** What in it the platform would not take, by the field that is to blame. */
export const orderViolations = (order: object): { field: OrderImportField | undefined; text: string }[] =>
  checkRequest(importing, { order }).map(({ field, description }) => blamed(field, description));

/** @param path in the request */
export function blamed(
  path: string,
  description: string,
): { field: OrderImportField | undefined; text: string } {
  const place = path.replace(/^order\./, '');
  return {
    field: BLAMED.find(([shape]) => shape.test(place))?.[1],
    text: `${place} ${description}`,
  };
}

/** The order that these rows tell of; what is wrong with it is told by the reader. */
export function orderOfRows(
  from: RowReader<OrderImportField>,
  number: string,
  options: ReadOptions,
): StagedOrder {
  const currency = from.text('currency').toUpperCase() || options.currency;
  if (currency !== options.currency && !options.anyCurrency)
    from.blame('currency', 'currency', `is not the store's currency, ${options.currency}`);
  const read = linesOf(from, currency);
  const lines = read.map(({ line }) => line);
  const purchasedDate = dateOf(from, options);
  const { priceSummary, subtotal, sumProblem, isTaxIncluded } = summed(from, lines, currency);
  const statuses = statusesOf(from);
  const total = priceSummary.total.amount;
  const outstanding = money(from, 'outstanding', currency);
  const refunded = money(from, 'refunded', currency);
  const paid = money(from, 'paid', currency);
  const billing = readParty(from, billingFields);
  const recipient = readParty(from, shippingFields);
  const details = detailsOf(from, currency);
  const written = statuses.paymentStatus ?? USUAL.paymentStatus;
  const paymentStatus = paymentStatusOf(written, total, outstanding);
  const ships = Object.keys(recipient.address).length + Object.keys(recipient.contactDetails).length > 0;
  const email = from.text('email');
  const order: ImportedOrder = {
    number,
    ...USUAL,
    ...statuses,
    paymentStatus,
    ...(purchasedDate && { purchasedDate, createdDate: purchasedDate }),
    currency,
    channelInfo: { type: 'OTHER_PLATFORM', externalOrderId: cutText(from.text('number'), 100) },
    ...(email && { buyerInfo: { email } }),
    billingInfo: billing,
    ...(ships && { recipientInfo: recipient }),
    shippingInfo: {
      title: from.text('delivery') || 'Delivery',
      cost: { price: priceSummary['shipping'] },
      ...(ships && { logistics: { shippingDestination: recipient } }),
    },
    lineItems: lines.length > 0 ? lines : [onlyLine(priceSummary['subtotal']?.amount ?? total)],
    priceSummary,
    ...(isTaxIncluded && { taxIncludedInPrices: true }),
    taxInfo: {
      totalTax: { amount: priceSummary['tax']?.amount ?? '0' },
      ...(details.taxes.length > 0 && { taxBreakdown: details.taxes }),
    },
    balanceSummary: balanceOf({
      paymentStatus,
      total,
      ...(paid !== undefined && { paid }),
      ...(outstanding !== undefined && { outstanding }),
      ...(refunded !== undefined && { refunded }),
    }),
    ...(from.text('note') && { buyerNote: from.text('note') }),
    ...composeDetails(details),
  };
  if (lines.length > 300) from.blame('format', 'lineName', 'has more than 300 lines');
  for (const { field, text } of orderViolations(order)) from.blame('format', field, text);
  return {
    order,
    // A tip is one of the fees.
    stated: from.text('tip') === '' ? from.stated : [...new Set([...from.stated, 'fees' as const])],
    missing: REQUIRED.filter((field) => from.has(field) && from.text(field) === ''),
    lineFields: read.map(({ fields }) => fields),
    ...(lines.length > 0 &&
      lines.length < from.rows.length && { unnamedRows: from.rows.length - lines.length }),
    ...(lines.length === 0 && from.text('parcel') !== '' && { listsParcels: true }),
    statuses: Object.keys(statuses) as (keyof Statuses)[],
    placedPrecision: datePrecision(placedOf(from)),
    details,
    ...(paymentStatus !== written && { writtenPaymentStatus: written }),
    ...(subtotal !== undefined && { subtotal }),
    ...(outstanding !== undefined && { outstanding }),
    ...(refunded !== undefined && { refunded }),
    ...(sumProblem !== undefined && { sumProblem }),
  };
}
