/** The columns of an export of review requests, in their order. */
export const requestColumnWords = {
  order: 'Order',
  customer: 'Customer',
  email: 'E-mail',
  about: 'About',
  state: 'State',
  why: 'Reason',
  when: 'When',
  stars: 'Stars',
  id: 'Id',
} as const;
