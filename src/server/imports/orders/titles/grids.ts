import type { OrderTitles } from './order-titles.ts';

/** The grid of orders in Magento 2: a row an order, without lines, and each address in one cell. */
export const magento: OrderTitles = {
  id: 'number',
  purchasedate: 'placed',
  grandtotalpurchased: 'total',
  grandtotalbase: ['total', 'duplicate'],
  status: 'status',
  customeremail: 'email',
  customername: 'name',
  billtoname: ['name', 'duplicate'],
  shiptoname: 'shipName',
  billingaddress: 'street',
  shippingaddress: 'shipStreet',
  shippinginformation: 'delivery',
  subtotal: 'subtotal',
  shippingandhandling: 'shipping',
  totalrefunded: 'refunded',
  paymentmethod: 'detail',
  purchasepoint: 'detail',
};

/** The grid of orders in PrestaShop: a row an order, without lines; `Delivery` is a country. */
export const prestaShop: OrderTitles = {
  id: 'number',
  reference: 'detail',
  delivery: 'shipCountry',
  customer: 'name',
  company: 'company',
  total: 'total',
  payment: 'detail',
  status: 'status',
  date: 'placed',
};
