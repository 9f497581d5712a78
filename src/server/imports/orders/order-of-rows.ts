import { multiplyMoney, roundMoney } from '../../../shared/money.ts';
import type { OrderImportField, OrderImportOptions } from '../../../shared/order-import.ts';
import { checkRequest, findOperation } from '../../../platform/contract/index.ts';
import { readCountry, readDate, readQuantity, type DayOrder } from '../cells.ts';
import type { Row } from '../read-rows.ts';
import type { RowReader } from '../row-reader.ts';
import { balanceOf } from './balance.ts';
import type { ImportedLine, ImportedOrder } from './imported-order.ts';
import { money, summed } from './order-sums.ts';
import { readStatus, type Statuses } from './statuses.ts';
import { cutText } from '../../../shared/cut-text.ts';

export interface ReadOptions extends OrderImportOptions {
  currency: string;
  timeZone: string;
  now: Date;
}

const importing = findOperation('ecom_orders.importOrder');

function lineOf(from: RowReader<OrderImportField>, row: Row, currency: string): ImportedLine | undefined {
  const name = from.cell(row, 'lineName');
  const sku = from.cell(row, 'lineSku');
  if (name === '' && sku === '') return undefined;
  if (name.length > 200) from.blame('format', 'lineName', 'is longer than 200 characters', row);
  if (sku.length > 40) from.blame('format', 'lineSku', 'is longer than 40 characters', row);
  const quantity = from.read('lineQuantity', readQuantity, 'is not a quantity', row) ?? 1;
  const unit = money(from, 'linePrice', currency, row);
  const whole = money(from, 'lineTotal', currency, row) ?? multiplyMoney(unit ?? '0', quantity, currency);
  const each = unit ?? roundMoney(Number(whole) / quantity, currency);
  return {
    productName: { original: name || sku },
    quantity,
    price: { amount: each },
    lineItemPrice: { amount: whole },
    totalPriceBeforeTax: { amount: whole },
    totalPriceAfterTax: { amount: whole },
    itemType: { preset: 'PHYSICAL' },
    ...(sku && { physicalProperties: { sku } }),
  };
}

const onlyLine = (amount: string): ImportedLine => ({
  productName: { original: 'Items' },
  quantity: 1,
  price: { amount },
  lineItemPrice: { amount },
  totalPriceBeforeTax: { amount },
  totalPriceAfterTax: { amount },
  itemType: { preset: 'PHYSICAL' },
});

function dateOf(from: RowReader<OrderImportField>, { timeZone, now }: ReadOptions): string | undefined {
  const order: [OrderImportField, DayOrder, string][] = [
    ['placed', 'yearFirst', 'is not a date with the year first'],
    ['placedMonthFirst', 'monthFirst', 'is not a date with the month first'],
    ['placedDayFirst', 'dayFirst', 'is not a date with the day first'],
  ];
  for (const [field, days, text] of order) {
    if (!from.has(field)) continue;
    const date = from.read(field, (cell) => readDate(cell, days, timeZone), text);
    if (date !== undefined && Date.parse(date) > now.getTime())
      from.blame('format', field, 'is in the future');
    return date;
  }
  return undefined;
}

function statusesOf(from: RowReader<OrderImportField>): Statuses {
  const told = (['status', 'payment', 'fulfillment'] as const).map(
    (field) => from.read(field, (cell) => readStatus(field, cell), 'is not a status that is known') ?? {},
  );
  const statuses = Object.assign({}, ...told) as Statuses;
  const canceled = from.text('canceled') !== '' ? { status: 'CANCELED' as const } : {};
  return { ...statuses, ...canceled };
}

/** Of an order of which the file says nothing else. */
const USUAL: Required<Statuses> = {
  status: 'APPROVED',
  paymentStatus: 'NOT_PAID',
  fulfillmentStatus: 'NOT_FULFILLED',
};

/** One name in two, where the file has only one. */
function personOf(
  from: RowReader<OrderImportField>,
  fields: Record<'name' | 'first' | 'last' | 'company' | 'phone', OrderImportField>,
): object {
  const [first = '', ...rest] = from.text(fields.name).split(/\s+/);
  const firstName = from.text(fields.first) || first;
  const lastName = from.text(fields.last) || (from.text(fields.first) ? '' : rest.join(' '));
  return present({ firstName, lastName, company: from.text(fields.company), phone: from.text(fields.phone) });
}

const present = (fields: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => !!field[1]));

function addressOf(
  from: RowReader<OrderImportField>,
  fields: Record<'street' | 'street2' | 'city' | 'zip' | 'country', OrderImportField>,
): Record<string, string> {
  return present({
    country: from.read(fields.country, readCountry, 'is not a country'),
    city: from.text(fields.city),
    postalCode: from.text(fields.zip),
    addressLine: from.text(fields.street),
    addressLine2: from.text(fields.street2),
  });
}

const BLAMED: readonly (readonly [RegExp, OrderImportField])[] = [
  [/^buyerInfo\.email/, 'email'],
  [/shippingInfo.*phone/, 'shipPhone'],
  [/phone/, 'phone'],
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
  /** What an order needs that the shop does not have yet, and no cell says. */
  missing: OrderImportField[];
  /** The statuses that a cell says; the others are what is usual. */
  statuses: (keyof Statuses)[];
  /** How exactly the file says when it was placed. */
  placedPrecision: 'day' | 'minute' | 'second';
  /** Of its own cell. */
  subtotal?: string;
  outstanding?: string;
  refunded?: string;
  sumProblem?: string;
}

const LINE_FIELDS = [
  'lineName',
  'lineSku',
  'lineQuantity',
  'linePrice',
  'lineTotal',
] as const satisfies OrderImportField[];

const PLACED = ['placed', 'placedMonthFirst', 'placedDayFirst'] as const;
const REQUIRED: readonly (readonly OrderImportField[])[] = [['total'], PLACED];

const precisionOf = (from: RowReader<OrderImportField>): StagedOrder['placedPrecision'] => {
  const field = PLACED.find((one) => from.has(one));
  const cell = field ? from.text(field) : '';
  return /\d:\d\d:\d\d/.test(cell) ? 'second' : /\d:\d\d/.test(cell) ? 'minute' : 'day';
};

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
  const read = from.rows.flatMap((row) => {
    const line = lineOf(from, row, currency);
    return line ? [{ line, fields: LINE_FIELDS.filter((field) => from.cell(row, field) !== '') }] : [];
  });
  const lines = read.map(({ line }) => line);
  const purchasedDate = dateOf(from, options);
  const { priceSummary, subtotal, sumProblem } = summed(from, lines, currency);
  const statuses = statusesOf(from);
  const total = priceSummary.total.amount;
  const outstanding = money(from, 'outstanding', currency);
  const refunded = money(from, 'refunded', currency);
  const billing = addressOf(from, {
    street: 'street',
    street2: 'street2',
    city: 'city',
    zip: 'zip',
    country: 'country',
  });
  const destination = addressOf(from, {
    street: 'shipStreet',
    street2: 'shipStreet2',
    city: 'shipCity',
    zip: 'shipZip',
    country: 'shipCountry',
  });
  const buyer = personOf(from, {
    name: 'name',
    first: 'firstName',
    last: 'lastName',
    company: 'company',
    phone: 'phone',
  });
  const recipient = personOf(from, {
    name: 'shipName',
    first: 'shipFirstName',
    last: 'shipLastName',
    company: 'shipCompany',
    phone: 'shipPhone',
  });
  const ships = Object.keys(destination).length + Object.keys(recipient).length > 0;
  const email = from.text('email');
  const order: ImportedOrder = {
    number,
    ...USUAL,
    ...statuses,
    ...(purchasedDate && { purchasedDate, createdDate: purchasedDate }),
    currency,
    channelInfo: { type: 'OTHER_PLATFORM', externalOrderId: cutText(from.text('number'), 100) },
    ...(email && { buyerInfo: { email } }),
    billingInfo: { contactDetails: buyer, address: billing },
    ...(ships && { recipientInfo: { contactDetails: recipient, address: destination } }),
    shippingInfo: {
      title: from.text('delivery') || 'Delivery',
      cost: { price: priceSummary['shipping'] },
      ...(ships && {
        logistics: { shippingDestination: { contactDetails: recipient, address: destination } },
      }),
    },
    lineItems: lines.length > 0 ? lines : [onlyLine(priceSummary['subtotal']?.amount ?? total)],
    priceSummary,
    taxInfo: { totalTax: { amount: priceSummary['tax']?.amount ?? '0' } },
    balanceSummary: balanceOf({
      paymentStatus: statuses.paymentStatus ?? USUAL.paymentStatus,
      total,
      ...(outstanding !== undefined && { outstanding }),
      ...(refunded !== undefined && { refunded }),
    }),
    ...(from.text('note') && { buyerNote: from.text('note') }),
  };
  if (lines.length > 300) from.blame('format', 'lineName', 'has more than 300 lines');
  for (const { field, text } of orderViolations(order)) from.blame('format', field, text);
  return {
    order,
    stated: from.stated,
    missing: REQUIRED.flatMap((fields) => {
      const field = fields.find((one) => from.has(one));
      return field !== undefined && from.text(field) === '' ? [field] : [];
    }),
    lineFields: read.map(({ fields }) => fields),
    statuses: Object.keys(statuses) as (keyof Statuses)[],
    placedPrecision: precisionOf(from),
    ...(subtotal !== undefined && { subtotal }),
    ...(outstanding !== undefined && { outstanding }),
    ...(refunded !== undefined && { refunded }),
    ...(sumProblem !== undefined && { sumProblem }),
  };
}
