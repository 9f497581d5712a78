import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addMessages } from '#admin/i18n/messages.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

addMessages('subscriptions', {
  action: {
    keep: 'Cancel',
    notDone: 'Couldn’t complete the action',
    asItWas: 'The subscription wasn’t changed.',
    retry: {
      action: 'Retry charge',
      title: 'Retry the charge of %{amount}',
      detail:
        '%{amount} is charged now instead of on %{day}. If it is declined, it counts as one of the retries and %{name} gets an email.',
      confirm: 'Charge now',
      done: 'The charge succeeded',
      failed: 'The charge was declined again',
    },
    skip: {
      action: 'Skip next',
      title: 'Skip the charge of %{day}',
      detail: 'Nothing is charged or sent on %{day}. The next charge is on %{skipped}. No email is sent.',
      confirm: 'Skip',
      done: 'The next charge was skipped',
    },
    pause: {
      action: 'Pause',
      title: 'Pause this subscription',
      detail:
        'Nothing is charged or sent until you or %{name} resume it. Missed deliveries aren’t charged later. No email is sent.',
      declined: 'The failed charge of %{amount} isn’t retried while paused. It is charged when you resume.',
      underWay: 'The charge in progress is completed and its order is sent.',
      confirm: 'Pause',
      done: 'The subscription was paused',
    },
    resume: {
      action: 'Resume',
      title: 'Resume this subscription',
      detail:
        'It continues on its schedule: %{amount} is charged on %{resumed}. Missed deliveries aren’t charged.',
      owed: 'The failed charge of %{amount} is made within a minute. If it is declined, the retries start again.',
      confirm: 'Resume',
      done: 'The subscription was resumed',
    },
    cancel: {
      action: 'Cancel',
      title: 'Cancel the subscription of %{name}',
      detail:
        'It ends permanently: %{amount} for %{product} is no longer charged and nothing more is sent. Paid orders are still sent. %{name} would have to subscribe again.',
      underWay: 'The charge in progress is completed and its order is sent.',
      mail: '%{name} gets an email.',
      confirm: 'Cancel subscription',
      done: 'The subscription was canceled',
    },
  },
  bulk: {
    pause: {
      action: 'Pause',
      title: count('Pause a subscription', 'Pause %{count} subscriptions'),
      detail:
        'Nothing is charged or sent until you or the members resume them. No email is sent. Inactive subscriptions are skipped.',
      confirm: count('Pause', 'Pause %{count} subscriptions'),
    },
    resume: {
      action: 'Resume',
      title: count('Resume a subscription', 'Resume %{count} subscriptions'),
      detail:
        'They continue on their schedule; missed deliveries aren’t charged. Failed charges are made within a minute. Ended subscriptions are skipped.',
      confirm: count('Resume', 'Resume %{count} subscriptions'),
    },
    cancel: {
      action: 'Cancel',
      title: count('Cancel a subscription', 'Cancel %{count} subscriptions'),
      detail:
        'They end permanently: nothing more is charged or sent, and each member gets an email. Paid orders are still sent. This can’t be undone.',
      confirm: count('Cancel subscription', 'Cancel %{count} subscriptions'),
    },
  },
  job: {
    pause: count('Pause a subscription', 'Pause %{count} subscriptions'),
    resume: count('Resume a subscription', 'Resume %{count} subscriptions'),
    cancel: count('Cancel a subscription', 'Cancel %{count} subscriptions'),
  },
});

addEmailPromises('subscriptions', ['action.retry.detail', 'action.cancel.mail', 'bulk.cancel.detail']);
