import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addMessages } from '#admin/i18n/messages.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

/** Canceling an order, with everything that goes with it. */
addMessages('orders', {
  cancel: {
    title: 'Cancel order #%{number}?',
    loadFailed: 'Couldn’t load what canceling changes',
    notDone: 'Nothing was changed.',
    consequences: 'Current status',
    paid: 'Paid',
    paidAmount: '%{amount}.',
    paidRefunded: '%{amount}, of which %{refunded} was refunded.',
    nothingPaid: 'Nothing was paid.',
    authorized: 'Authorized',
    released: '%{amount} on %{on} is voided first. Nothing is charged.',
    sent: 'Fulfilled',
    nothingSent: 'Nothing was fulfilled.',
    sentPieces: count(
      '%{smart_count} of %{pieces} items was fulfilled. Canceling doesn’t stop the shipment.',
      '%{smart_count} of %{pieces} items were fulfilled. Canceling doesn’t stop the shipment.',
    ),
    how: 'Also do',
    alreadyPaid: '%{amount} was paid. Canceling doesn’t refund it: refund the order afterwards.',
    refund: 'Refund %{amount}',
    refundTo: '%{amount} to %{to}',
    refundToSend: '%{amount} by %{to}, to be sent manually',
    notRefunded: 'The payment isn’t refunded. You can refund it later.',
    restock: 'Restock',
    restockAll: 'Restock all items',
    restockOf: 'Quantity of %{name} to restock',
    restockLess: 'Restock one less of %{name}',
    restockMore: 'Restock one more of %{name}',
    sentOf: count('%{smart_count} of %{pieces} was fulfilled', '%{smart_count} of %{pieces} were fulfilled'),
    notify: 'Email %{email}',
    message: 'Your message (optional)',
    reason: 'Reason (optional)',
    reasonHint: 'For your team, as a comment in the timeline. The customer doesn’t see it.',
    review: 'What will happen',
    step: {
      void: 'Void the authorization of %{amount} on %{on}',
      cancel: 'Cancel #%{number}',
      restock: 'restock the items',
      restockChosen: 'Restock the chosen items',
      mail: 'email the customer',
      refund: 'Refund %{amount}',
      note: 'Add the reason as a comment',
    },
    state: { running: 'in progress', done: 'done', failed: 'failed' },
    detail: 'This can’t be undone.',
    confirm: 'Cancel order',
    goOn: 'Continue with the rest',
    keep: 'Keep order',
    leave: 'Back to order',
    done: 'Order #%{number} was canceled',
    failed: {
      void: 'Couldn’t void the authorization',
      cancel: 'Couldn’t cancel the order',
      restock: 'The order was canceled, but nothing was restocked',
      refund: 'The order was canceled, but nothing was refunded',
      note: 'The order was canceled, but the reason wasn’t saved',
    },
    stillAuthorized: 'The bank hasn’t released the authorization yet.',
    rest: 'The checked steps are done. Try again to continue with the rest, or leave it.',
  },
});

addEmailPromises('orders', ['cancel.notify']);
