/** The columns of an export of gift cards, in their order. */
export const giftCardColumnWords = {
  card: 'Card',
  state: 'State',
  balance: 'Balance',
  loaded: 'Put on it',
  currency: 'Currency',
  name: 'For',
  email: 'E-mail',
  from: 'From',
  order: 'Order',
  issued: 'Issued',
  sends: 'Goes out',
  until: 'Good until',
  used: 'Last used',
  id: 'Id',
} as const;
