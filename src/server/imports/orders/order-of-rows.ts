import {
  addMoney,
  compareMoney,
  fitsCurrency,
  multiplyMoney,
  roundMoney,
  subtractMoney,
} from '../../../shared/money.ts';
import type { OrderImportField, OrderImportOptions } from '../../../shared/order-import.ts';
import { checkRequest, findOperation } from '../../../platform/contract/index.ts';
import { readAmount, readCountry, readDate, readQuantity, type DayOrder } from '../cells.ts';
import type { Row } from '../read-rows.ts';
import type { RowReader } from '../row-reader.ts';
import { readStatus, type Statuses } from './statuses.ts';
import { cutText } from '../../../shared/cut-text.ts';

export interface ReadOptions extends OrderImportOptions {
  currency: string;
  timeZone: string;
  now: Date;
}

interface Amount {
  amount: string;
}

interface Line {
  productName: { original: string };
  quantity: number;
  price: Amount;
  lineItemPrice: Amount;
  totalPriceBeforeTax: Amount;
  totalPriceAfterTax: Amount;
  itemType: { preset: 'PHYSICAL' };
  physicalProperties?: { sku: string };
}

/** An order as the platform's import takes it; its id is found when it is written. */
export interface ImportedOrder extends Statuses {
  number: string;
  currency: string;
  lineItems: Line[];
  priceSummary: { total: Amount } & Record<string, Amount>;
  [field: string]: unknown;
}

const importing = findOperation('ecom_orders.importOrder');

const money = (
  from: RowReader<OrderImportField>,
  field: OrderImportField,
  currency: string,
  row?: Row,
): string | undefined =>
  from.read(
    field,
    (cell) => {
      const amount = readAmount(cell);
      return amount !== undefined && fitsCurrency(amount, currency) ? amount : undefined;
    },
    `is not an amount in ${currency}`,
    row,
  );

function lineOf(from: RowReader<OrderImportField>, row: Row, currency: string): Line | undefined {
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

const onlyLine = (amount: string): Line => ({
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
    if (date === undefined && from.text(field) === '') from.blame('missing', field, 'is empty');
    return date;
  }
  return undefined;
}

function statusesOf(from: RowReader<OrderImportField>): Required<Statuses> {
  const told = (['status', 'payment', 'fulfillment'] as const).map(
    (field) => from.read(field, (cell) => readStatus(field, cell), 'is not a status that is known') ?? {},
  );
  const statuses = Object.assign({}, ...told) as Statuses;
  const canceled = from.text('canceled') !== '' ? { status: 'CANCELED' as const } : {};
  return {
    status: 'APPROVED',
    paymentStatus: 'NOT_PAID',
    fulfillmentStatus: 'NOT_FULFILLED',
    ...statuses,
    ...canceled,
  };
}

/** Prices come with tax or without, and a subtotal after its discount or before: any of them may be meant. */
function addsUp(
  total: string,
  parts: Record<'lines' | 'shipping' | 'tax' | 'fees' | 'discount', string>,
  count: number,
): boolean {
  const { lines, shipping, tax, fees, discount } = parts;
  const slack = (count * 0.01).toFixed(2);
  return [lines, subtractMoney(lines, discount)]
    .flatMap((base) => [addMoney(base, shipping, fees), addMoney(base, shipping, fees, tax)])
    .some((sum) => {
      const off = subtractMoney(sum, total);
      return compareMoney(off.startsWith('-') ? off.slice(1) : off, slack) <= 0;
    });
}

function summed(
  from: RowReader<OrderImportField>,
  lines: readonly Line[],
  { currency, options }: { currency: string; options: ReadOptions },
): ImportedOrder['priceSummary'] {
  const total = money(from, 'total', currency) ?? '0';
  const ownLines = addMoney('0', ...lines.map(({ lineItemPrice }) => lineItemPrice.amount));
  const isPriced = from.has('linePrice', 'lineTotal') && lines.length > 0;
  const subtotal = money(from, 'subtotal', currency);
  const part = (field: OrderImportField): string => money(from, field, currency) ?? '0';
  const parts = {
    lines: isPriced ? ownLines : (subtotal ?? '0'),
    shipping: part('shipping'),
    tax: part('tax'),
    fees: part('fees'),
    discount: part('discount'),
  };
  if (from.text('total') === '') from.blame('missing', 'total', 'is empty');
  else if (!options.anySum && (isPriced || subtotal !== undefined) && !addsUp(total, parts, lines.length + 1))
    from.blame('sum', 'total', `does not add up: the lines come to ${roundMoney(parts.lines, currency)}`);
  const { shipping, tax, fees, discount } = parts;
  return {
    subtotal: { amount: isPriced ? ownLines : (subtotal ?? total) },
    shipping: { amount: shipping },
    tax: { amount: tax },
    discount: { amount: discount },
    totalAdditionalFees: { amount: fees },
    total: { amount: total },
  };
}

const PAID = new Set(['PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED']);

function balanceOf(
  from: RowReader<OrderImportField>,
  total: string,
  statuses: Required<Statuses>,
  currency: string,
): object {
  const { paymentStatus } = statuses;
  const outstanding = money(from, 'outstanding', currency);
  const isPaid = PAID.has(paymentStatus);
  const open = isPaid ? '0' : paymentStatus === 'PARTIALLY_PAID' ? (outstanding ?? total) : total;
  const refunded = money(from, 'refunded', currency) ?? (paymentStatus === 'FULLY_REFUNDED' ? total : '0');
  return {
    balance: { amount: open },
    paid: { amount: subtractMoney(total, open) },
    refunded: { amount: isPaid ? refunded : '0' },
  };
}

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

/** The order that these rows tell of; what is wrong with it is told by the reader. */
export function orderOfRows(
  from: RowReader<OrderImportField>,
  number: string,
  options: ReadOptions,
): ImportedOrder {
  const currency = from.text('currency').toUpperCase() || options.currency;
  if (currency !== options.currency && !options.anyCurrency)
    from.blame('currency', 'currency', `is not the store's currency, ${options.currency}`);
  const lines = from.rows.flatMap((row) => lineOf(from, row, currency) ?? []);
  const purchasedDate = dateOf(from, options);
  const priceSummary = summed(from, lines, { currency, options });
  const statuses = statusesOf(from);
  const total = priceSummary.total.amount;
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
    balanceSummary: balanceOf(from, total, statuses, currency),
    ...(from.text('note') && { buyerNote: from.text('note') }),
  };
  if (lines.length > 300) from.blame('format', 'lineName', 'has more than 300 lines');
  for (const { field, description } of checkRequest(importing, { order })) {
    const path = field.replace(/^order\./, '');
    from.blame('format', BLAMED.find(([shape]) => shape.test(path))?.[1], `${path} ${description}`);
  }
  return order;
}
