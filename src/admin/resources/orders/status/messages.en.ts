import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addWords } from '#admin/i18n/words.ts';

/** What becomes of an order that waits. */
addWords('orders', {
  status: {
    approve: {
      title: 'Approve #%{number}?',
      confirm: 'Approve #%{number}',
      done: '#%{number} is approved',
      failed: 'The order was not approved',
      stands: 'The order stands: what it needs is taken from the stock, and it can be sent.',
      told: 'If it came from the checkout, the buyer gets the confirmation by e-mail.',
      money: 'No payment is recorded: %{amount} stays owed.',
      underWay: 'A payment of %{amount} is still under way: it may fail.',
      free: 'Nothing is owed.',
      back: 'This cannot be taken back. The order can be canceled afterwards.',
    },
    reject: {
      title: 'Reject #%{number}?',
      confirm: 'Reject #%{number}',
      done: '#%{number} is rejected',
      failed: 'The order was not rejected',
      lets: 'Gift cards and coupons that were used for it are given back.',
      silent: 'The buyer gets no e-mail.',
      back: 'This cannot be taken back: a rejected order can no longer be changed.',
    },
    unchanged: 'Nothing was changed.',
    why: {
      STATUS_ALREADY_SET: 'Somebody did it before you.',
      UNSUPPORTED_TRANSITION: 'Its status was changed meanwhile, or money is held for it.',
    },
  },
});

addEmailPromises('orders', ['status.approve.told']);
