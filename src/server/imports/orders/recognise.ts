import type { ImportMapping } from '#shared/imports.ts';
import { repeatableOrderFields, type OrderImportField } from '#shared/order-import.ts';
import { plainTitle } from '../columns.ts';
import { matchTitles } from '../match-titles.ts';
import { bigCommerce } from './titles/big-commerce.ts';
import { counterpart } from './titles/counterpart.ts';
import { magento, prestaShop } from './titles/grids.ts';
import type { OrderTitles } from './titles/order-titles.ts';
import { shopify, squarespace } from './titles/shopify.ts';
import { earlierWix, wix } from './titles/wix.ts';
import { wooCommerce } from './titles/woo-commerce.ts';

/** What else such columns are called elsewhere. */
const others: OrderTitles = {
  ordernumber: 'number',
  orderid: 'number',
  number: 'number',
  orderdate: 'placed',
  saledate: 'placed',
  createddate: 'placed',
  createdat: 'placed',
  ordervalue: 'total',
  amount: 'total',
  buyer: 'name',
  customername: 'name',
  buyeremail: 'email',
  salestax: 'tax',
  discountamount: 'discount',
  shipcity: 'shipCity',
  shipstate: 'shipRegion',
  shipcountry: 'shipCountry',
  shipzipcode: 'shipZip',
  shipname: 'shipName',
  shipaddress1: 'shipStreet',
  shipaddress2: 'shipStreet2',
  price: 'linePrice',
  product: 'lineName',
  variant: 'lineOptions',
  paymentstatus: 'payment',
  deliverymethod: 'delivery',
  notes: 'note',
};

/** Titles that only one kind of file has. The first kind that has all of its titles is the file's. */
const signs: readonly [source: string, titles: OrderTitles, needed: readonly string[]][] = [
  ['shopify', shopify, ['name', 'lineitemname', 'financialstatus']],
  ['shopify', shopify, ['name', 'financialstatus', 'fulfillmentstatus']],
  ['squarespace', squarespace, ['orderid', 'lineitemname', 'financialstatus']],
  ['wix', wix, ['ordernumber', 'datecreated', 'time', 'total']],
  ['wix', earlierWix, ['order', 'billingcustomer', 'buyersemail']],
  ['wix', earlierWix, ['order', 'itemsname', 'buyersemail']],
  ['bigcommerce', bigCommerce, ['orderid', 'ordertotalinctax']],
  ['magento', magento, ['purchasedate', 'grandtotalpurchased']],
  ['magento', magento, ['purchasedate', 'grandtotalbase']],
  ['prestashop', prestaShop, ['id', 'reference', 'newclient', 'payment']],
  ['counterpart', counterpart, ['order', 'placed', 'fulfilment']],
  // Whoever exports chooses the columns: these are what an order needs, or what a parcel is known by.
  ['counterpart', counterpart, ['order', 'placed', 'total']],
  ['counterpart', counterpart, ['order', 'parcel']],
  ['woocommerce', wooCommerce, ['ordernumber', 'ordertotal']],
  ['woocommerce', wooCommerce, ['ordernumber', 'ordertotalamount']],
  ['woocommerce', wooCommerce, ['orderid', 'ordertotal', 'billingfirstname']],
];

/** What a file whose titles are nobody's is likely to have; the titles of one platform win over those of the next. */
const ofAnybody = [
  others,
  { name: 'name', phone: 'phone' } as const,
  counterpart,
  wooCommerce,
  bigCommerce,
  wix,
  shopify,
];

/** What the columns of a file are likely to be. */
export function recognise(columns: readonly string[]): {
  source: string;
  mapping: ImportMapping<OrderImportField>;
} {
  const titles = new Set(columns.map(plainTitle));
  const known = signs.find(([, , needed]) => needed.every((title) => titles.has(title)));
  const [source, own] = known ?? (['unknown', undefined] as const);
  const lists = own ? [own, others] : ofAnybody;
  return { source, mapping: matchTitles<OrderImportField>(columns, lists, repeatableOrderFields) };
}
