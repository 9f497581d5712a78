import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addMessages } from '#admin/i18n/messages.ts';

addMessages('subscriptions', {
  alter: {
    title: 'Change the deliveries for %{name}',
    confirm: 'Save changes',
    done: 'The deliveries were changed',
    quantityOf: 'Quantity of %{name}',
    fewerOf: 'One less of %{name}',
    moreOf: 'One more of %{name}',
    out: 'Will be removed',
    empty: 'A subscription needs at least one item. To end it, cancel it.',
    follows:
      'Applies from the next delivery. Past charges aren’t affected. The member gets an email with the new total.',
    sum: 'Amount',
    before: 'Current',
    after: 'New',
    totals: {
      subtotal: 'Items',
      discount: 'Discounts',
      shipping: 'Delivery',
      totalAdditionalFees: 'Fees',
      tax: 'Tax',
      taxIncluded: 'Tax, included',
      total: 'Total per delivery',
    },
    not: {
      GRACE_PERIOD:
        'The last charge was declined and is being retried. You can change the subscription once it is paid.',
      UNSUPPORTED_STATUS: 'The subscription is canceled or suspended and can’t be changed.',
      LAST_CYCLE: 'The subscription has ended and can’t be changed.',
      CURRENCY_MISMATCH: 'The subscription’s currency differs from the store’s.',
      DRAFT_ALREADY_EXISTS_FOR_ANOTHER_OWNER: 'Someone else is changing it right now.',
      other: 'The subscription can’t be changed right now, for example while it is being charged.',
    },
  },
});

addEmailPromises('subscriptions', ['alter.follows']);
