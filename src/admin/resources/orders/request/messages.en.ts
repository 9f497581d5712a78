import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addWords } from '#admin/i18n/words.ts';

/** Money asked for by a link. */
addWords('orders', {
  request: {
    title: 'Ask for a payment of #%{number}',
    what: 'What it is for',
    whatHint: 'The buyer reads it above the amount.',
    whatDefault: 'Order #%{number}',
    days: 'Days the link is open',
    daysWrong: 'A whole number from 1 to 365',
    noCards:
      'No card can be charged: no payment provider is set. The page behind the link shows your bank account, if you offer transfers.',
    byMail: 'Send the link to %{email}',
    confirm: 'Ask for %{amount}',
    failed: 'The payment could not be asked for',
    notDone: 'Nothing was sent.',
    made: 'The link is on the payments card',
    sent: 'The link is on its way to %{email}',
    row: 'Asked for: %{title}',
    until: 'Open until',
    asked: 'Asked',
    copy: 'Copy the link',
    copyOf: 'Copy the link of “%{title}”',
    voidOf: 'Take back “%{title}”',
    void: 'Take back',
    voidTitle: 'Take back “%{title}”?',
    voidText: 'Its link takes no payment any more.',
    voidFailed: 'It could not be taken back',
    voided: '“%{title}” is taken back',
    copyFailed: 'The link could not be copied',
    state: {
      UNPAID: 'Waiting',
      EXPIRED: 'Run out',
      VOIDED: 'Taken back',
      NOT_OWED: 'No longer owed',
    },
  },
});

addEmailPromises('orders', ['request.byMail', 'request.sent']);
