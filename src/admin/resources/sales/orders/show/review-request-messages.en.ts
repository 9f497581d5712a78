import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addMessages } from '#admin/i18n/messages.ts';

addMessages('orders', {
  reviewRequest: {
    title: 'Review request',
    open: 'Open',
    none: 'Not yet.',
    scheduled: 'Scheduled for',
    sent: 'Sent',
    answered: 'Answered. Sent',
    canceled: 'Skipped. It was scheduled for',
    failed: 'Not delivered. It was scheduled for',
    send: 'Send now',
    sendTitle: 'Send review request now',
    detail:
      'An email asking for reviews of the order’s most expensive products is sent to %{email} immediately.',
    confirm: 'Send',
    done: 'The review request was sent',
    notDone: 'Couldn’t send the review request',
  },
});

addEmailPromises('orders', ['reviewRequest.detail', 'reviewRequest.done']);
