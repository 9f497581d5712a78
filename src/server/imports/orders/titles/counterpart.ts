import type { OrderTitles } from './order-titles.ts';

/** Our own exports, by order and by line. */
export const counterpart: OrderTitles = {
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
  fulfillment: 'fulfillment',
  status: 'status',
  product: 'lineName',
  options: 'lineOptions',
  sku: 'lineSku',
  quantity: 'lineQuantity',
  unitprice: 'linePrice',
};
