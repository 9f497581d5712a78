import { addEmailPromises } from '../../i18n/email-promises.ts';
import { addWords } from '../../i18n/words.ts';

addWords('subscriptions', {
  alter: {
    title: 'Change the deliveries to %{name}',
    confirm: 'Change them',
    done: 'The deliveries are changed',
    quantityOf: 'Quantity of %{name}',
    fewerOf: 'One less of %{name}',
    moreOf: 'One more of %{name}',
    out: 'Is taken out',
    empty: 'Something has to be in it. To end it, cancel it.',
    follows: 'From the next delivery on. What was charged stays. The member gets a mail with the new sum.',
    sum: 'Sum',
    before: 'Now',
    after: 'Then',
    sums: {
      subtotal: 'Items',
      discount: 'Discounts',
      shipping: 'Delivery',
      totalAdditionalFees: 'Fees',
      tax: 'Tax',
      taxIncluded: 'Tax, included',
      total: 'Each delivery',
    },
    not: {
      GRACE_PERIOD: 'Its last charge was declined and is tried again. It can be changed once that is paid.',
      UNSUPPORTED_STATUS: 'It is canceled or suspended: there is nothing to change.',
      LAST_CYCLE: 'It has ended: there is nothing to change.',
      CURRENCY_MISMATCH: 'It is charged in other money than the shop counts in now.',
      DRAFT_ALREADY_EXISTS_FOR_ANOTHER_OWNER: 'Somebody else is changing it at this moment.',
      other: 'It cannot be changed as it stands, such as while it is being charged.',
    },
  },
});

addEmailPromises('subscriptions', ['alter.follows']);
