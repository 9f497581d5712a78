import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addMessages } from '#admin/i18n/messages.ts';

/** Money asked for by a link. */
addMessages('orders', {
  request: {
    title: 'Request payment for #%{number}',
    description: 'Description',
    whatHint: 'Shown to the customer above the amount.',
    whatDefault: 'Order #%{number}',
    days: 'Link valid for (days)',
    daysWrong: 'Enter a whole number from 1 to 365',
    noCards:
      'No payment provider is set up, so customers can’t pay by card. The payment page shows your bank account if you offer bank transfers.',
    byMail: 'Send the link to %{email}',
    confirm: 'Request %{amount}',
    failed: 'Couldn’t create the payment request',
    notDone: 'Nothing was sent.',
    created: 'The payment link was created',
    sent: 'The payment link was sent to %{email}',
    row: 'Payment request: %{title}',
    until: 'Valid until',
    requested: 'Requested',
    copy: 'Copy link',
    copyOf: 'Copy link of “%{title}”',
    voidOf: 'Cancel “%{title}”',
    void: 'Cancel request',
    voidTitle: 'Cancel “%{title}”?',
    voidText: 'Its link can no longer be used to pay.',
    voidFailed: 'Couldn’t cancel the request',
    voided: '“%{title}” was canceled',
    copyFailed: 'Couldn’t copy the link',
    state: {
      UNPAID: 'Waiting',
      EXPIRED: 'Expired',
      VOIDED: 'Canceled',
      NOT_OWED: 'No longer due',
    },
  },
});

addEmailPromises('orders', ['request.byMail', 'request.sent']);
