import { addEmailPromises } from '../../i18n/email-promises.ts';
import { addWords } from '../../i18n/words.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

addWords('back-in-stock-requests', {
  one: 'request',
  list: {
    title: 'Who waits',
    arrived: count('%{smart_count} new request', '%{smart_count} new requests'),
    matches: count('%{count} request', '%{count} requests'),
    failed: 'The requests could not be read',
    none: 'Nobody has asked yet',
    noneDetail: 'Where a variant is sold out, the shop offers to write when it is there again.',
    noMatch: 'No request matches',
    noMatchDetail: 'Another address, product or time may have some.',
  },
  show: {
    title: 'Request',
    facts: 'The request',
    page: 'Asked on',
    failed: 'The request could not be read',
    missing: 'This request is gone',
    missingDetail: 'A colleague deleted it.',
    toList: 'To the requests',
  },
  tab: {
    all: 'All',
    waiting: 'Waiting',
    sending: 'On its way',
    sent: 'Sent',
    failed: 'Not delivered',
  },
  state: {
    RECEIVED: 'Waits',
    PROCESSING: 'On its way',
    NOTIFICATION_SENT: 'Told by mail',
    MARKED: 'Marked as sent',
    FAILED: 'Not delivered',
  },
  column: {
    email: 'E-mail',
    item: 'Waits for',
    asked: 'Asked',
    language: 'Language',
    state: 'State',
    why: 'Reason',
  },
  field: {
    asked: 'Asked',
    variant: 'Variant',
    product: 'Product',
    email: 'E-mail',
    language: 'Language',
  },
  why: {
    ITEM_GONE: 'No longer in the shop',
    MAIL_REFUSED: 'Nobody took the mail, tried 8 times',
  },
  toBoard: 'By variant',
  keep: 'Keep it',
  deed: {
    failed: 'That was not done',
    again: 'Try again',
    mark: {
      action: 'Mark sent',
      title: 'Mark this request as sent',
      detail: '%{email} waits no more, and no letter goes out.',
      confirm: 'Mark sent',
      done: 'The request is marked as sent',
    },
    delete: {
      action: 'Delete',
      title: 'Delete this request',
      detail: '%{email} is not told, and may ask again.',
      confirm: 'Delete it',
      done: 'The request is deleted',
    },
  },
  bulk: {
    notify: {
      action: 'Notify now',
      title: count('Notify who asked', 'Notify %{count} people'),
      detail:
        'One letter each, within a minute. Those who were told already are left alone; those whose letter nobody took get another.',
      confirm: count('Notify them', 'Notify all %{count}'),
    },
    mark: {
      action: 'Mark sent',
      title: count('Mark a request as sent', 'Mark %{count} requests as sent'),
      detail: 'They wait no more, and no letter goes out. Do this where they were told in another way.',
      confirm: count('Mark it', 'Mark all %{count}'),
    },
    delete: {
      action: 'Delete',
      title: count('Delete a request', 'Delete %{count} requests'),
      detail: 'They are not told, and may ask again.',
      confirm: count('Delete it', 'Delete all %{count}'),
    },
    export: {
      action: 'Export',
      all: 'Export',
      title: count('Export a request', 'Export %{count} requests'),
    },
  },
  job: {
    notify: count('Notify who asked', 'Notify %{count} people'),
    mark: count('Mark a request as sent', 'Mark %{count} requests as sent'),
    delete: count('Delete a request', 'Delete %{count} requests'),
    export: count('Export a request', 'Export %{count} requests'),
  },
});

addEmailPromises('back-in-stock-requests', ['bulk.notify.detail', 'bulk.notify.title']);
