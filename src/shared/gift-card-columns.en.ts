/** The columns of an export of gift cards, in their order. */
export const giftCardColumnLabels = {
  card: 'Card',
  state: 'Status',
  balance: 'Balance',
  loaded: 'Initial value',
  currency: 'Currency',
  name: 'Recipient',
  email: 'Email',
  from: 'From',
  order: 'Order',
  issued: 'Issued',
  sends: 'Send date',
  until: 'Valid until',
  used: 'Last used',
  id: 'ID',
} as const;
