import type { OrderImportField } from '#shared/order-import.ts';
import type { OrderTitles } from './order-titles.ts';

const addresses = Object.fromEntries(
  (
    [
      ['firstname', 'firstName', 'shipFirstName'],
      ['lastname', 'lastName', 'shipLastName'],
      ['name', 'name', 'shipName'],
      ['company', 'company', 'shipCompany'],
      ['street1', 'street', 'shipStreet'],
      ['street2', 'street2', 'shipStreet2'],
      ['suburb', 'city', 'shipCity'],
      ['city', 'city', 'shipCity'],
      ['state', 'region', 'shipRegion'],
      ['zip', 'zip', 'shipZip'],
      ['country', 'country', 'shipCountry'],
      ['phone', 'phone', 'shipPhone'],
    ] as const
  ).flatMap(([title, billing, shipping]): [string, OrderImportField][] => [
    [`billing${title}`, billing],
    [`shipping${title}`, shipping],
  ]),
);

/** BigCommerce's default export of orders: a row an order, its lines in one cell. */
export const bigCommerce: OrderTitles = {
  orderid: 'number',
  orderdate: 'placed',
  ordertime: 'placedTime',
  orderstatus: 'status',
  subtotalinctax: 'subtotal',
  subtotalextax: ['subtotal', 'duplicate'],
  taxtotal: 'tax',
  shippingcostinctax: 'shipping',
  shippingcostextax: ['shipping', 'duplicate'],
  handlingcostinctax: 'fees',
  handlingcostextax: ['fees', 'duplicate'],
  couponvalue: 'discount',
  couponcode: 'discountCode',
  coupondetails: 'discountCode',
  ordertotalinctax: 'total',
  ordertotalextax: ['total', 'duplicate'],
  refundamount: 'refunded',
  customeremail: 'email',
  billingemail: ['email', 'duplicate'],
  shippingemail: 'duplicate',
  ...addresses,
  customerphone: ['phone', 'duplicate'],
  customername: ['name', 'duplicate'],
  shipmethod: 'delivery',
  shippingmethod: 'delivery',
  paymentmethod: 'detail',
  transactionid: 'detail',
  storecreditredeemed: 'detail',
  giftcertificateamountredeemed: 'detail',
  giftcertificatecode: 'detail',
  ordercurrencycode: 'currency',
  ordernotes: 'staffNote',
  customermessage: 'note',
  productdetails: 'lines',
  productname: 'lineName',
  productsku: 'lineSku',
  productqty: 'lineQuantity',
  productunitprice: 'linePrice',
  producttotalprice: 'lineTotal',
  productvariationdetails: 'lineOptions',
  totalquantity: 'duplicate',
};
