import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addMessages } from '#admin/i18n/messages.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

addMessages('back-in-stock-requests', {
  one: 'request',
  list: {
    title: 'Waitlist',
    none: 'No requests yet',
    noneDetail: 'When a variant is sold out, customers can ask to be notified when it is back in stock.',
    noMatchDetail: 'Try another email, product or period.',
  },
  show: {
    facts: 'Details',
    page: 'Requested on',
    missingDetail: 'It was deleted.',
  },
  tab: {
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
    requested: 'Requested',
    language: 'Language',
    reason: 'Reason',
  },
  field: {
    requested: 'Requested',
    variant: 'Variant',
    product: 'Product',
    email: 'Email',
    language: 'Language',
  },
  reason: {
    ITEM_GONE: 'No longer in the store',
    MAIL_REFUSED: 'Email couldn’t be delivered after 8 attempts',
  },
  toBoard: 'By variant',
  keep: 'Cancel',
  action: {
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
      title: count('Delete a request', 'Delete %{count} requests'),
      detail: 'They aren’t notified, but can ask again.',
    },
  },
  job: {
    notify: count('Notify a customer', 'Notify %{count} customers'),
    mark: count('Mark a request as sent', 'Mark %{count} requests as sent'),
    delete: count('Delete a request', 'Delete %{count} requests'),
  },
});

addEmailPromises('back-in-stock-requests', ['bulk.notify.detail', 'bulk.notify.title']);
