import { addEmailPromises } from '../../i18n/email-promises.ts';
import { addWords } from '../../i18n/words.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

addWords('back-in-stock-requests', {
  one: 'request',
  list: {
    title: 'Waitlist',
    arrived: count('%{smart_count} new request', '%{smart_count} new requests'),
    matches: count('%{count} request', '%{count} requests'),
    failed: 'Couldn’t load the requests',
    none: 'No requests yet',
    noneDetail: 'When a variant is sold out, customers can ask to be notified when it is back in stock.',
    noMatch: 'No matching requests',
    noMatchDetail: 'Try another email, product or period.',
  },
  show: {
    title: 'Request',
    facts: 'Details',
    page: 'Requested on',
    failed: 'Couldn’t load the request',
    missing: 'Request not found',
    missingDetail: 'It was deleted.',
    toList: 'All requests',
  },
  tab: {
    all: 'All',
    waiting: 'Waiting',
    sending: 'Sending',
    sent: 'Sent',
    failed: 'Not delivered',
  },
  state: {
    RECEIVED: 'Waiting',
    PROCESSING: 'Sending',
    NOTIFICATION_SENT: 'Notified',
    MARKED: 'Marked as sent',
    FAILED: 'Not delivered',
  },
  column: {
    email: 'Email',
    item: 'Product',
    asked: 'Requested',
    language: 'Language',
    state: 'Status',
    why: 'Reason',
  },
  field: {
    asked: 'Requested',
    variant: 'Variant',
    product: 'Product',
    email: 'Email',
    language: 'Language',
  },
  why: {
    ITEM_GONE: 'No longer in the store',
    MAIL_REFUSED: 'Email couldn’t be delivered after 8 attempts',
  },
  toBoard: 'By variant',
  keep: 'Cancel',
  deed: {
    failed: 'Couldn’t complete the action',
    again: 'Try again',
    mark: {
      action: 'Mark as sent',
      title: 'Mark this request as sent',
      detail: '%{email} is removed from the waitlist without an email.',
      confirm: 'Mark as sent',
      done: 'The request was marked as sent',
    },
    delete: {
      action: 'Delete',
      title: 'Delete this request',
      detail: '%{email} isn’t notified, but can ask again.',
      confirm: 'Delete',
      done: 'The request was deleted',
    },
  },
  bulk: {
    notify: {
      action: 'Notify now',
      title: count('Notify a customer', 'Notify %{count} customers'),
      detail:
        'One email each, within a minute. Notified customers are skipped; failed emails are sent again.',
      confirm: count('Notify', 'Notify %{count}'),
    },
    mark: {
      action: 'Mark as sent',
      title: count('Mark a request as sent', 'Mark %{count} requests as sent'),
      detail:
        'They are removed from the waitlist without an email. Use this if you contacted them another way.',
      confirm: count('Mark as sent', 'Mark %{count} as sent'),
    },
    delete: {
      action: 'Delete',
      title: count('Delete a request', 'Delete %{count} requests'),
      detail: 'They aren’t notified, but can ask again.',
      confirm: count('Delete', 'Delete %{count} requests'),
    },
    export: {
      action: 'Export',
      all: 'Export',
      title: count('Export a request', 'Export %{count} requests'),
    },
  },
  job: {
    notify: count('Notify a customer', 'Notify %{count} customers'),
    mark: count('Mark a request as sent', 'Mark %{count} requests as sent'),
    delete: count('Delete a request', 'Delete %{count} requests'),
    export: count('Export a request', 'Export %{count} requests'),
  },
});

addEmailPromises('back-in-stock-requests', ['bulk.notify.detail', 'bulk.notify.title']);
