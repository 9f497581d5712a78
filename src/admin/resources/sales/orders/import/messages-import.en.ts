import type { RetentionReason } from '#shared/customer-import.ts';
import type { ProblemMessage } from '#admin/ui/import/problem-message.ts';
import type { OrderImportField } from '#shared/order-import.ts';
import { addMessages } from '#admin/i18n/messages.ts';
import { anyProblems } from '#admin/ui/import/import-messages.en.ts';

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
  email: 'Customer, email',
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
  lineText: 'Line, text that the customer entered',
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

const problems: Partial<Record<ProblemMessage, string>> = {
  ...anyProblems,
  currency: 'Other currency',
  sum: 'Total differs',
  twice: 'Duplicate number',
  duplicate: 'Number in use',
};

const sources = {
  shopify: "Shopify's columns",
  woocommerce: "WooCommerce's columns",
  wix: "Wix's columns",
  squarespace: "Squarespace's columns",
  bigcommerce: "BigCommerce's columns",
  magento: "Magento's columns",
  prestashop: "PrestaShop's columns",
  counterpart: 'Counterpart’s columns',
  unknown: 'Unknown columns',
};

const retained: Record<RetentionReason, string> = {
  SIGNED_IN: count('%{count} customer kept: has an account', '%{count} customers kept: have an account'),
  ORDERED: count('%{count} customer kept: has other orders', '%{count} customers kept: have other orders'),
  WROTE: count('%{count} customer kept: has reviews', '%{count} customers kept: have reviews'),
  CHANGED: count('%{count} customer kept: changed since', '%{count} customers kept: changed since'),
};

addMessages('orders', {
  import: {
    title: 'Import orders',
    dropDetail:
      'Exports from Shopify, WooCommerce, Wix, Squarespace, BigCommerce, Magento, PrestaShop and Counterpart are recognized. You can map the columns of other files. Up to 50 MB.',
    source: sources,
    field: fields,
    problem: problems,
    rejected: {
      csv: count('%{count} order as CSV', '%{count} orders as CSV'),
      entry: 'Order',
      key: '#%{key}',
    },
    happen: {
      fresh: 'New orders',
      changed: 'Changed orders',
      unchanged: 'Unchanged',
      lines: count('%{count} line', '%{count} lines'),
      anySum: 'Import orders whose amounts don’t add up, using their total',
      anyCurrency: 'Import orders in other currencies',
      sentence:
        'Create %{fresh} orders, update %{changed}, skip %{refused}. Stock isn’t changed and no emails are sent.',
      start: count('Import %{count} order', 'Import %{count} orders'),
      goes: 'The import continues if you close this page, and resumes after an interruption. No order is imported twice.',
    },
    done: {
      written: count('%{count} order imported', '%{count} orders imported'),
      back: count('%{count} order undone', '%{count} orders undone'),
      see: 'View orders',
      takeBack: count('Undo %{count} order', 'Undo %{count} orders'),
      takeBackTitle: count('Undo the import of %{count} order?', 'Undo the import of %{count} orders?'),
      takeBackDetail:
        'Permanently deletes the orders this import created, and the customers that came with them unless they have other activity. Updates to existing orders aren’t reverted.',
    },
    retained,
    job: {
      import: count('Importing %{count} order', 'Importing %{count} orders'),
      takeBack: count('Undoing the import of %{count} order', 'Undoing the import of %{count} orders'),
    },
  },
});
