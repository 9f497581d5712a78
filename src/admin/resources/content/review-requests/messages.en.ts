import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addMessages } from '#admin/i18n/messages.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;
const days = (end: string) =>
  count(`Sent %{smart_count} day after ${end}.`, `Sent %{smart_count} days after ${end}.`);

addMessages('review-requests', {
  one: 'request',
  list: {
    title: 'Review requests',
    none: 'No review requests yet',
    noneDetail: 'Turn on review requests under “Schedule” to send one for each fulfilled order.',
    noMatchDetail: 'Try another period or product.',
  },
  show: {
    title: 'Review request',
    of: 'Request for order #%{number}',
    facts: 'Details',
    email: 'Email',
    items: 'Products',
    missingDetail: 'It was deleted.',
  },
  tab: {
    planned: 'Scheduled',
    sent: 'Sent',
    answered: 'Reviewed',
    skipped: 'Skipped',
    failed: 'Not delivered',
  },
  state: {
    planned: 'Scheduled',
    today: 'Sends today',
    sent: 'Sent',
    answered: 'Reviewed',
    skipped: 'Skipped',
    failed: 'Not delivered',
  },
  column: {
    order: 'Order',
    customer: 'Customer',
    about: 'Products',
    when: 'Date',
    outcome: 'Outcome',
    created: 'Created',
  },
  reason: {
    BY_SHOP: 'Canceled by the store',
    REVIEWED: 'Already reviewed',
    ORDER_CANCELED: 'The order was canceled',
    ORDER_REFUNDED: 'Refunded in full',
    ORDER_GONE: 'Order deleted',
    ITEMS_GONE: 'Products no longer available',
    NO_ADDRESS: 'No email address',
    NOT_WANTED: 'Opted out',
    MAIL_REFUSED: 'Email couldn’t be delivered after 8 attempts',
  },
  read: 'View review',
  opened: 'Link opened',
  noAnswer: 'No review yet',
  notSent: 'Not sent yet',
  noReview: 'No review yet',
  goneProduct: 'Deleted product',
  keep: 'Cancel',
  field: {
    on: 'Send review requests by email',
    days: 'Days',
    from: 'Counted from',
    orders: 'Orders',
    when: 'Date',
    created: 'Created',
    product: 'Product',
  },
  option: {
    from: { FULFILMENT: 'Fulfillment', PURCHASE: 'Purchase' },
    orders: { ALL: 'All orders', SHOP: 'Orders placed by customers' },
  },
  meaning: {
    orders: { SHOP: 'Excludes orders that staff created.' },
  },
  input: { on: 'Status', days: 'Days', from: 'Counted from', orders: 'Orders' },
  settings: {
    title: 'Schedule',
    when: 'Schedule',
    change: 'Change',
    failed: 'Couldn’t load the settings',
    missing: 'No settings',
    missingDetail: '',
    toList: 'All review requests',
    off: 'No requests are sent automatically. Scheduled requests are still sent.',
    FULFILMENT: {
      ALL: days('an order is fulfilled'),
      SHOP: days('an order placed by a customer is fulfilled'),
    },
    PURCHASE: {
      ALL: days('a purchase'),
      SHOP: days('a purchase by a customer'),
    },
    isOn: 'One email per order, for its five most expensive products. Not sent after a full refund or an opt-out.',
    isOff: 'No requests are scheduled. You can still send requests manually.',
    badDays: 'Enter a whole number of days from 0 to %{most}.',
  },
  figure: {
    title: 'Last 30 days',
    weeks: 'By week',
    sent: 'Sent',
    opened: 'Link opened',
    answered: 'Reviewed',
    explanation: '“Reviewed” means that a review was written. Email opens aren’t tracked.',
    none: 'No reviews yet. Email opens aren’t tracked.',
    optOuts: count('%{smart_count} customer opted out.', '%{smart_count} customers opted out.'),
  },
  week: 'Week of %{day}: %{sent} sent, %{answered} reviewed',
  mail: {
    title: 'Email',
    see: 'Preview email',
    language: 'Language',
    in: { en: 'English', he: 'Hebrew' },
    failed: 'Couldn’t load the email preview',
  },
  action: {
    send: {
      action: 'Send now',
      title: 'Send this request now',
      detail: 'An email is sent to %{email} immediately instead of on the scheduled date.',
      confirm: 'Send',
      done: 'The review request was sent',
    },
    cancel: {
      action: 'Cancel request',
      title: 'Cancel this request',
      detail: 'No email about this order is sent to %{email}.',
      confirm: 'Cancel request',
      done: 'The review request was canceled',
    },
    delete: {
      action: 'Delete',
      title: 'Delete this request',
      detail: 'It is permanently removed from the list. You can create a new request for the order.',
      confirm: 'Delete',
      done: 'The review request was deleted',
    },
  },
  bulk: {
    send: {
      action: 'Send now',
      title: count('Send a request now', 'Send %{count} requests now'),
      detail:
        'Emails are sent immediately instead of on the scheduled date. Sent or skipped requests aren’t affected.',
      confirm: count('Send', 'Send %{count} requests'),
    },
    cancel: {
      action: 'Cancel',
      title: count('Cancel a request', 'Cancel %{count} requests'),
      detail: 'Scheduled requests aren’t sent. Other requests aren’t affected.',
      confirm: count('Cancel request', 'Cancel %{count} requests'),
    },
    delete: {
      title: count('Delete a request', 'Delete %{count} requests'),
      detail: 'Only skipped requests are deleted.',
    },
  },
  job: {
    send: count('Send a request', 'Send %{count} requests'),
    cancel: count('Cancel a request', 'Cancel %{count} requests'),
    delete: count('Delete a request', 'Delete %{count} requests'),
  },
});

addEmailPromises('review-requests', [
  'field.on',
  'action.send.detail',
  'action.send.done',
  'bulk.send.detail',
]);
