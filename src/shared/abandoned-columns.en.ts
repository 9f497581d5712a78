/** The columns of an export of abandoned checkouts, in their order. */
export const abandonedColumnWords = {
  name: 'Name',
  email: 'E-mail',
  bag: 'Bag',
  value: 'Value',
  currency: 'Currency',
  left: 'Left',
  reached: 'Reached',
  reminders: 'Reminders sent',
  state: 'State',
  recovered: 'Recovered',
  order: 'Order',
  newsletter: 'Newsletter',
  newsletterDate: 'Newsletter said on',
  newsletterWords: 'Newsletter words',
  note: 'Note',
  id: 'Id',
} as const;
