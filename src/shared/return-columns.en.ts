/** The columns of an export of returns, in their order. */
export const returnColumnWords = {
  order: 'Order',
  state: 'State',
  asked: 'Asked',
  changed: 'Last changed',
  name: 'Name',
  email: 'E-mail',
  pieces: 'Pieces',
  note: 'The buyer wrote',
  answer: 'We answered',
  id: 'Id',
} as const;

/** Of each thing that comes back, after those. */
export const returnLineWords = { item: 'Item', quantity: 'Quantity', reason: 'Reason' } as const;
