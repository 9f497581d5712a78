/** The columns of an export of what people wait for, in their order. */
export const demandColumnLabels = {
  product: 'Product',
  choices: 'Variant',
  sku: 'SKU',
  state: 'Status',
  waiting: 'Customers waiting',
  failed: 'Not delivered',
  since: 'Since',
  stock: 'Stock now',
  price: 'Price',
  potentialRevenue: 'Potential revenue',
  currency: 'Currency',
  id: 'Variant ID',
} as const;

/** The columns of an export of who waits, in their order. */
export const notificationRequestColumnLabels = {
  email: 'Email',
  product: 'Product',
  choices: 'Variant',
  requested: 'Requested',
  language: 'Language',
  state: 'Status',
  reason: 'Reason',
  id: 'ID',
} as const;
