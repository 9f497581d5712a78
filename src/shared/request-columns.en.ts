/** The columns of an export of review requests, in their order. */
export const requestColumnLabels = {
  order: 'Order',
  customer: 'Customer',
  email: 'Email',
  about: 'Products',
  state: 'Status',
  reason: 'Reason',
  when: 'Date',
  stars: 'Stars',
  id: 'ID',
} as const;
