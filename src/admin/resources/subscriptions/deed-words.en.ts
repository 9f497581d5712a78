import { addEmailPromises } from '../../i18n/email-promises.ts';
import { addWords } from '../../i18n/words.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

addWords('subscriptions', {
  deed: {
    keep: 'Leave it as it is',
    notDone: 'That was not done',
    asItWas: 'The subscription is as it was.',
    retry: {
      action: 'Charge again now',
      title: 'Charge %{amount} again now',
      detail:
        'The bank is asked for %{amount} at once, not on %{day}. If it says no, this counts as one of the tries, and %{name} gets a mail.',
      confirm: 'Charge it now',
      done: 'The charge is paid',
      failed: 'The bank declined it again',
    },
    skip: {
      action: 'Skip next',
      title: 'Skip the charge of %{day}',
      detail:
        'Nothing is charged and nothing is sent on %{day}. The next charge is on %{skipped}. Nobody is mailed.',
      confirm: 'Skip it',
      done: 'The next charge is skipped',
    },
    pause: {
      action: 'Pause',
      title: 'Pause this subscription',
      detail:
        'Nothing is charged and nothing is sent until you or %{name} resume it. What passes meanwhile is not charged afterwards. Nobody is mailed.',
      declined: 'The failed charge of %{amount} is not tried again meanwhile. Resuming charges it at once.',
      underWay: 'The charge that is under way is still made, and its order is sent.',
      confirm: 'Pause it',
      done: 'The subscription is paused',
    },
    resume: {
      action: 'Resume',
      title: 'Resume this subscription',
      detail: 'It goes on in its rhythm: %{amount} is charged on %{resumed}. What passed is not charged.',
      owed: 'The charge of %{amount} that failed is made within a minute. If the bank says no, its tries begin anew.',
      confirm: 'Resume it',
      done: 'The subscription goes on',
    },
    cancel: {
      action: 'Cancel',
      title: 'Cancel the subscription of %{name}',
      detail:
        'It ends for good: %{amount} for %{product} is not charged any more, and nothing more is sent. What is paid already is still sent. To have it again, %{name} has to subscribe anew.',
      underWay: 'The charge that is under way is still made, and its order is sent.',
      mail: '%{name} gets a mail that says so.',
      confirm: 'Cancel it for good',
      done: 'The subscription is canceled',
    },
  },
  bulk: {
    pause: {
      action: 'Pause',
      title: count('Pause a subscription', 'Pause %{count} subscriptions'),
      detail:
        'Nothing is charged or sent until they are resumed, by you or their members. Nobody is mailed. Those that are not charged now are left as they are.',
      confirm: count('Pause it', 'Pause all %{count}'),
    },
    resume: {
      action: 'Resume',
      title: count('Resume a subscription', 'Resume %{count} subscriptions'),
      detail:
        'They go on in their rhythm; what passed is not charged. A charge that had failed is made within a minute. Those that are over stay so.',
      confirm: count('Resume it', 'Resume all %{count}'),
    },
    cancel: {
      action: 'Cancel',
      title: count('Cancel a subscription', 'Cancel %{count} subscriptions'),
      detail:
        'They end for good: nothing more is charged or sent, and each member gets a mail. What is paid already is still sent. This cannot be taken back.',
      confirm: count('Cancel it for good', 'Cancel all %{count} for good'),
    },
    export: {
      action: 'Export',
      all: 'Export',
      title: count('Export a subscription', 'Export %{count} subscriptions'),
    },
  },
  job: {
    pause: count('Pause a subscription', 'Pause %{count} subscriptions'),
    resume: count('Resume a subscription', 'Resume %{count} subscriptions'),
    cancel: count('Cancel a subscription', 'Cancel %{count} subscriptions'),
    export: count('Export a subscription', 'Export %{count} subscriptions'),
  },
});

addEmailPromises('subscriptions', ['deed.retry.detail', 'deed.cancel.mail', 'bulk.cancel.detail']);
