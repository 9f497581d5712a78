import { enumLabels } from '../../shared/enum-labels.en.ts';
import { addMessages } from './messages.ts';

/** The pages of an order and the reports name payment methods alike. */
addMessages('orders', {
  payment: {
    kind: {
      card: 'Card',
      giftCard: 'Gift card',
      membership: 'Membership',
      offline: 'Offline payment',
      online: 'Online payment',
    },
    method: {
      ...enumLabels.PredefinedPaymentMethod,
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
