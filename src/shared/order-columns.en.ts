/** What the columns of the orders are called, in the list and in a file made of it. */
export const orderColumnLabels = {
  number: 'Order',
  placed: 'Placed',
  items: 'Items',
  customer: 'Customer',
  destination: 'Ships to',
  total: 'Total',
  payment: 'Payment',
  fulfillment: 'Fulfillment',
  email: 'Email',
  channel: 'Channel',
  tags: 'Tags',
  balance: 'Balance',
  updated: 'Updated',
};
