import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addWords } from '#admin/i18n/words.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

/** Canceling an order, with everything that goes with it. */
addWords('orders', {
  cancel: {
    title: 'Cancel order #%{number}?',
    unread: 'What canceling does could not be read',
    notDone: 'Nothing was changed.',
    consequences: 'What becomes of it',
    paid: 'Paid',
    paidAmount: '%{amount}.',
    paidRefunded: '%{amount}, of which %{refunded} went back.',
    nothingPaid: 'Nothing has been paid.',
    held: 'Held by the bank',
    released: '%{amount} on %{on} is released first: nothing of it is taken.',
    sent: 'Sent',
    nothingSent: 'Nothing has left yet.',
    sentPieces: count(
      '%{smart_count} of %{pieces} items has left. Canceling does not call it back.',
      '%{smart_count} of %{pieces} items have left. Canceling does not call them back.',
    ),
    how: 'What goes with it',
    kept: '%{amount} has been paid. Canceling sends no money back: refund it afterwards.',
    refund: 'Refund %{amount}',
    refundTo: '%{amount} to %{to}',
    refundToSend: '%{amount} by %{to}, noted as still to send',
    notRefunded: 'The money stays with you. You can refund it later.',
    restock: 'Back in stock',
    restockAll: 'Put all items back in stock',
    restockOf: 'Pieces of %{name} that go back in stock',
    restockLess: 'One piece of %{name} less back in stock',
    restockMore: 'One piece of %{name} more back in stock',
    sentOf: count('%{smart_count} of %{pieces} was sent', '%{smart_count} of %{pieces} were sent'),
    notify: 'E-mail %{email}',
    message: 'Your message (optional)',
    reason: 'Reason (optional)',
    reasonHint: 'For your team: a comment in the timeline. The buyer does not see it.',
    review: 'One after the other',
    part: {
      void: 'Release the %{amount} held on %{on}',
      cancel: 'Cancel #%{number}',
      restock: 'put the items back in stock',
      restockChosen: 'Put the chosen items back in stock',
      mail: 'e-mail the buyer',
      refund: 'Refund %{amount}',
      note: 'Note the reason',
    },
    state: { running: 'under way', done: 'done', failed: 'failed' },
    detail: 'A canceled order stays canceled.',
    confirm: 'Cancel order',
    goOn: 'Go on with the rest',
    keep: 'Keep order',
    leave: 'Back to the order',
    done: 'Order #%{number} is canceled',
    failed: {
      void: 'The held money was not released',
      cancel: 'The order was not canceled',
      restock: 'The order is canceled, but nothing was put back in stock',
      refund: 'The order is canceled, but nothing was refunded',
      note: 'The order is canceled, but the reason was not noted',
    },
    stillHeld: 'The bank has not let go of the money yet.',
    rest: 'What is ticked above is done. Press again to go on with the rest, or leave it as it is.',
  },
});

addEmailPromises('orders', ['cancel.notify']);
