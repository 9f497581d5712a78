/** The columns of an export of abandoned checkouts, in their order. */
export const abandonedColumnLabels = {
  name: 'Name',
  email: 'Email',
  cart: 'Cart',
  value: 'Value',
  currency: 'Currency',
  abandoned: 'Abandoned',
  reached: 'Last step',
  reminders: 'Reminders sent',
  state: 'Status',
  recovered: 'Recovered',
  order: 'Order',
  newsletter: 'Newsletter',
  newsletterDate: 'Newsletter consent date',
  newsletterText: 'Newsletter consent text',
  note: 'Note',
  id: 'ID',
} as const;
