import type { ImportMapping } from '../../../shared/imports.ts';
import type { OrderImportField } from '../../../shared/order-import.ts';
import { dayOrderOf, plainTitle } from '../columns.ts';
import { ownValue } from '../../../shared/own-value.ts';

/** The columns of Shopify's export. */
const shopify: Readonly<Record<string, OrderImportField>> = {
  name: 'number',
  createdat: 'placed',
  email: 'email',
  phone: 'phone',
  financialstatus: 'payment',
  fulfillmentstatus: 'fulfillment',
  cancelledat: 'canceled',
  currency: 'currency',
  subtotal: 'subtotal',
  shipping: 'shipping',
  taxes: 'tax',
  discountamount: 'discount',
  total: 'total',
  refundedamount: 'refunded',
  outstandingbalance: 'outstanding',
  lineitemquantity: 'lineQuantity',
  lineitemname: 'lineName',
  lineitemprice: 'linePrice',
  lineitemsku: 'lineSku',
  billingname: 'name',
  billingstreet: 'street',
  billingcompany: 'company',
  billingcity: 'city',
  billingzip: 'zip',
  billingcountry: 'country',
  shippingname: 'shipName',
  shippingstreet: 'shipStreet',
  shippingcompany: 'shipCompany',
  shippingcity: 'shipCity',
  shippingzip: 'shipZip',
  shippingcountry: 'shipCountry',
  shippingphone: 'shipPhone',
  shippingmethod: 'delivery',
  notes: 'note',
};

/** Those of the exports for WooCommerce, one row an order or one a line. */
const wooCommerce: Readonly<Record<string, OrderImportField>> = {
  ordernumber: 'number',
  orderdate: 'placed',
  date: 'placed',
  orderstatus: 'status',
  status: 'status',
  ordercurrency: 'currency',
  customeremail: 'email',
  emailbilling: 'email',
  billingemail: 'email',
  phonebilling: 'phone',
  billingphone: 'phone',
  ordertotal: 'total',
  ordertotalamount: 'total',
  ordersubtotalamount: 'subtotal',
  shippingtotal: 'shipping',
  ordershippingamount: 'shipping',
  taxtotal: 'tax',
  ordertotaltaxamount: 'tax',
  discounttotal: 'discount',
  cartdiscountamount: 'discount',
  feetotal: 'fees',
  orderrefundamount: 'refunded',
  refundedtotal: 'refunded',
  itemname: 'lineName',
  sku: 'lineSku',
  itemsku: 'lineSku',
  quantity: 'lineQuantity',
  quantityrefund: 'lineQuantity',
  itemquantity: 'lineQuantity',
  itemcost: 'linePrice',
  itemprice: 'linePrice',
  itemtotal: 'lineTotal',
  firstnamebilling: 'firstName',
  billingfirstname: 'firstName',
  lastnamebilling: 'lastName',
  billinglastname: 'lastName',
  companybilling: 'company',
  billingcompany: 'company',
  address12billing: 'street',
  billingaddress1: 'street',
  billingaddress2: 'street2',
  citybilling: 'city',
  billingcity: 'city',
  postcodebilling: 'zip',
  billingpostcode: 'zip',
  countrycodebilling: 'country',
  billingcountry: 'country',
  firstnameshipping: 'shipFirstName',
  shippingfirstname: 'shipFirstName',
  lastnameshipping: 'shipLastName',
  shippinglastname: 'shipLastName',
  companyshipping: 'shipCompany',
  shippingcompany: 'shipCompany',
  address12shipping: 'shipStreet',
  shippingaddress1: 'shipStreet',
  shippingaddress2: 'shipStreet2',
  cityshipping: 'shipCity',
  shippingcity: 'shipCity',
  postcodeshipping: 'shipZip',
  shippingpostcode: 'shipZip',
  countrycodeshipping: 'shipCountry',
  shippingcountry: 'shipCountry',
  shippingmethod: 'delivery',
  shippingmethodtitle: 'delivery',
  customernote: 'note',
};

/** Those of our own exports, by order and by line. */
const counterpart: Readonly<Record<string, OrderImportField>> = {
  order: 'number',
  placed: 'placed',
  customer: 'name',
  email: 'email',
  total: 'total',
  currency: 'currency',
  subtotal: 'subtotal',
  discount: 'discount',
  shipping: 'shipping',
  tax: 'tax',
  balance: 'outstanding',
  refunded: 'refunded',
  payment: 'payment',
  fulfilment: 'fulfillment',
  status: 'status',
  product: 'lineName',
  sku: 'lineSku',
  quantity: 'lineQuantity',
  unitprice: 'linePrice',
};

/** What else such columns are called elsewhere. */
const others: Readonly<Record<string, OrderImportField>> = {
  orderid: 'number',
  number: 'number',
  saledate: 'placed',
  createddate: 'placed',
  ordervalue: 'total',
  amount: 'total',
  buyer: 'name',
  customername: 'name',
  salestax: 'tax',
  discountamount: 'discount',
  shipcity: 'shipCity',
  shipcountry: 'shipCountry',
  shipzipcode: 'shipZip',
  shipname: 'shipName',
  shipaddress1: 'shipStreet',
  shipaddress2: 'shipStreet2',
  price: 'linePrice',
};

const all = { ...others, ...counterpart, ...wooCommerce };

/** Titles that only one kind of file has. */
const signs: readonly [string, Readonly<Record<string, OrderImportField>>, readonly string[]][] = [
  ['shopify', shopify, ['name', 'lineitemname', 'financialstatus']],
  ['counterpart', counterpart, ['order', 'placed', 'fulfilment']],
  ['woocommerce', { ...counterpart, ...wooCommerce }, ['ordernumber', 'ordertotal']],
  ['woocommerce', { ...counterpart, ...wooCommerce }, ['ordernumber', 'ordertotalamount']],
];

const placedFields = {
  yearFirst: 'placed',
  monthFirst: 'placedMonthFirst',
  dayFirst: 'placedDayFirst',
} as const;

/** What the columns of a file are likely to be; each thing once, the first column that fits. */
export function recognise(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): { source: string; mapping: ImportMapping<OrderImportField> } {
  const titles = columns.map(plainTitle);
  const known = signs.find(([, , needed]) => needed.every((title) => titles.includes(title)));
  const [source, fields] = known ?? (['unknown', all] as const);
  const taken = new Set<OrderImportField>();
  const mapping = titles.map((title, column): OrderImportField | null => {
    const field = ownValue(fields, title);
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field === 'placed' ? placedFields[dayOrderOf(rows.map((cells) => cells[column] ?? ''))] : field;
  });
  return { source, mapping };
}
