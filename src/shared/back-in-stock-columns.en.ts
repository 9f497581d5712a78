/** The columns of an export of what people wait for, in their order. */
export const demandColumnWords = {
  product: 'Product',
  choices: 'Variant',
  sku: 'SKU',
  state: 'State',
  waiting: 'People waiting',
  failed: 'Not delivered',
  since: 'Since',
  stock: 'Stock now',
  price: 'Price',
  worth: 'Money waiting',
  currency: 'Currency',
  id: 'Variant id',
} as const;

/** The columns of an export of who waits, in their order. */
export const askedColumnWords = {
  email: 'E-mail',
  product: 'Product',
  choices: 'Variant',
  asked: 'Asked',
  language: 'Language',
  state: 'State',
  why: 'Reason',
  id: 'Id',
} as const;
