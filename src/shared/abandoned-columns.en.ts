/** The columns of an export of abandoned checkouts, in their order. */
export const abandonedColumnLabels = {
  name: 'Name',
  email: 'Email',
  bag: 'Cart',
  value: 'Value',
  currency: 'Currency',
  left: 'Abandoned',
  reached: 'Last step',
  reminders: 'Reminders sent',
  state: 'Status',
  recovered: 'Recovered',
  order: 'Order',
  newsletter: 'Newsletter',
  newsletterDate: 'Newsletter consent date',
  newsletterWords: 'Newsletter consent text',
  note: 'Note',
  id: 'ID',
} as const;
