import type { KeptReason } from '#shared/customer-import.ts';
import type { ProblemKind } from '#shared/imports.ts';
import type { OrderImportField } from '#shared/order-import.ts';
import { addWords } from '#admin/i18n/words.ts';
import { anyProblems } from '#admin/ui/import/import-words.en.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

const fields: Record<OrderImportField, string> = {
  number: 'Order number',
  placed: 'Placed, date',
  placedTime: 'Placed, time',
  status: 'Status',
  payment: 'Payment',
  fulfillment: 'Fulfillment',
  canceled: 'Canceled on',
  currency: 'Currency',
  email: 'Customer, e-mail',
  phone: 'Customer, phone',
  total: 'Total',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  tax: 'Tax',
  taxName: 'Tax by rate, name',
  taxAmount: 'Tax by rate, amount',
  discount: 'Discount',
  discountCode: 'Discount code',
  fees: 'Fees',
  tip: 'Tip',
  refunded: 'Refunded',
  outstanding: 'Balance due',
  paid: 'Amount paid',
  lineName: 'Line, product',
  lineOptions: 'Line, options',
  lineSku: 'Line, SKU',
  lineQuantity: 'Line, quantity',
  lineRefunded: 'Line, refunded quantity',
  lineNetQuantity: 'Line, quantity less refunds',
  linePrice: 'Line, unit price',
  lineTotal: 'Line, total',
  lineDiscount: 'Line, discount',
  lines: 'All lines in one cell',
  name: 'Customer, name',
  firstName: 'Customer, first name',
  lastName: 'Customer, last name',
  company: 'Customer, company',
  street: 'Billing, street',
  street2: 'Billing, second line',
  city: 'Billing, city',
  region: 'Billing, state or region',
  zip: 'Billing, postal code',
  country: 'Billing, country',
  shipName: 'Ships to, name',
  shipFirstName: 'Ships to, first name',
  shipLastName: 'Ships to, last name',
  shipCompany: 'Ships to, company',
  shipStreet: 'Ships to, street',
  shipStreet2: 'Ships to, second line',
  shipCity: 'Ships to, city',
  shipRegion: 'Ships to, state or region',
  shipZip: 'Ships to, postal code',
  shipCountry: 'Ships to, country',
  shipPhone: 'Ships to, phone',
  delivery: 'Delivery',
  note: "Customer's note",
  staffNote: 'Staff comment',
  tags: 'Tags',
  detail: 'Additional detail, under the title of its column',
  duplicate: 'Repeats another column',
  parcel: 'Parcel',
};

const problems: Partial<Record<ProblemKind, string>> = {
  ...anyProblems,
  currency: 'Other currency',
  sum: 'Total differs',
  twice: 'Number twice',
  taken: 'Number taken',
};

const sources = {
  shopify: "Shopify's columns",
  woocommerce: "WooCommerce's columns",
  wix: "Wix's columns",
  squarespace: "Squarespace's columns",
  bigcommerce: "BigCommerce's columns",
  magento: "Magento's columns",
  prestashop: "PrestaShop's columns",
  counterpart: 'Our own columns',
  unknown: 'Unknown columns',
};

const kept: Record<KeptReason, string> = {
  SIGNED_IN: count('%{count} customer stays with an account', '%{count} customers stay with an account'),
  ORDERED: count('%{count} customer stays with other orders', '%{count} customers stay with other orders'),
  WROTE: count('%{count} customer stays with reviews', '%{count} customers stay with reviews'),
  CHANGED: count(
    '%{count} customer stays: was changed since',
    '%{count} customers stay: they were changed since',
  ),
};

addWords('orders', {
  import: {
    title: 'Import orders',
    dropDetail:
      'The columns of Shopify, WooCommerce, Wix, Squarespace, BigCommerce, Magento, PrestaShop and our own export are recognized; you can map others. At most 50 MB.',
    source: sources,
    field: fields,
    problem: problems,
    refused: {
      csv: count('%{count} order as CSV', '%{count} orders as CSV'),
      entry: 'Order',
      key: '#%{key}',
    },
    happen: {
      fresh: 'New orders',
      changed: 'Changed orders',
      unchanged: 'As they are',
      lines: count('%{count} line', '%{count} lines'),
      anySum: 'Take orders that do not add up; their total stands',
      anyCurrency: 'Take orders in other currencies',
      sentence:
        'Write %{fresh} new orders, change %{changed} by what the file says, leave out %{refused}, change no stock and e-mail nobody.',
      start: count('Import %{count} order', 'Import %{count} orders'),
      goes: 'It goes on if you close this page. Cut off, it picks up after the last finished order; none is written twice.',
    },
    done: {
      written: count('%{count} order written', '%{count} orders written'),
      back: count('%{count} order taken back', '%{count} orders taken back'),
      see: 'See the orders',
      takeBack: count('Take back %{count} order', 'Take back %{count} orders'),
      takeBackTitle: count('Take back %{count} imported order?', 'Take back %{count} imported orders?'),
      takeBackDetail:
        'Deletes the orders that this import brought, for good, and the customers who came with them, unless something else came from them since. Orders that were there before keep what it wrote over them.',
    },
    kept,
    job: {
      import: count('Importing %{count} order', 'Importing %{count} orders'),
      takeBack: count('Taking back %{count} order', 'Taking back %{count} orders'),
    },
  },
});
