import { enumWords } from '../../shared/enum-words.en.ts';
import { addWords } from './words.ts';

/** The pages of an order and the reports name payment methods alike. */
addWords('orders', {
  payment: {
    kind: {
      card: 'Card',
      giftCard: 'Gift card',
      membership: 'Membership',
      offline: 'Offline payment',
      online: 'Online payment',
    },
    method: {
      ...enumWords.PredefinedPaymentMethod,
      CARD: 'Card',
      OFFLINE: 'Offline payment',
      INPERSON: 'Payment in person',
      CREDITCARD: 'Card',
      unsaid: 'Not specified',
      giftCard: 'Gift card',
      custom: 'Custom…',
    },
  },
});
