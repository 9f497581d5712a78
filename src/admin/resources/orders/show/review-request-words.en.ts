import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addWords } from '#admin/i18n/words.ts';

addWords('orders', {
  reviewRequest: {
    title: 'Asked for a review',
    open: 'Open',
    none: 'Not yet.',
    scheduled: 'Planned for',
    sent: 'Sent',
    answered: 'Answered. Sent',
    canceled: 'Skipped. It was planned for',
    failed: 'Not delivered. It was planned for',
    ask: 'Ask now',
    askTitle: 'Ask for a review now',
    detail: 'A mail about the order’s dearest products goes to %{email} at once.',
    confirm: 'Send it',
    done: 'The request is on its way',
    notDone: 'Nobody was asked',
  },
});

addEmailPromises('orders', ['reviewRequest.detail', 'reviewRequest.done']);
