import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addMessages } from '#admin/i18n/messages.ts';

/** What becomes of an order that waits. */
addMessages('orders', {
  status: {
    approve: {
      title: 'Approve #%{number}?',
      confirm: 'Approve #%{number}',
      done: '#%{number} was approved',
      failed: 'Couldn’t approve the order',
      stands: 'Its items are deducted from stock, and the order can be fulfilled.',
      email: 'If it was placed at the checkout, the customer gets a confirmation email.',
      money: 'No payment is recorded: %{amount} remains due.',
      underWay: 'A payment of %{amount} is still pending and may fail.',
      free: 'Nothing is due.',
      back: 'This can’t be undone, but you can cancel the order afterwards.',
    },
    reject: {
      title: 'Reject #%{number}?',
      confirm: 'Reject #%{number}',
      done: '#%{number} was rejected',
      failed: 'Couldn’t reject the order',
      lets: 'Gift cards and coupons used for it become available again.',
      silent: 'No email is sent to the customer.',
      back: 'This can’t be undone: a rejected order can no longer be changed.',
    },
    unchanged: 'Nothing was changed.',
    reason: {
      STATUS_ALREADY_SET: 'Someone already did this.',
      UNSUPPORTED_TRANSITION: 'Its status changed in the meantime, or it has an authorized payment.',
    },
  },
});

addEmailPromises('orders', ['status.approve.email']);
