/** The columns of an export of returns, in their order. */
export const returnColumnLabels = {
  order: 'Order',
  state: 'Status',
  requested: 'Requested',
  changed: 'Last changed',
  name: 'Name',
  email: 'Email',
  pieces: 'Items',
  note: 'Customer’s message',
  answer: 'Reply',
  id: 'ID',
} as const;

/** Of each thing that comes back, after those. */
export const returnLineLabels = { item: 'Item', quantity: 'Quantity', reason: 'Reason' } as const;
