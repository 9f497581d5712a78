import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addMessages } from '#admin/i18n/messages.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

addMessages('returns', {
  one: 'return',
  list: {
    none: 'No returns yet',
    noneDetail: 'Customers request returns on their order page. Their requests appear here.',
    noMatchDetail: 'Try another period or name.',
  },
  show: {
    missingDetail: 'Its order was deleted.',
  },
  tab: { all: 'All', open: 'Open', requested: 'Requested', underWay: 'In transit', here: 'To refund' },
  state: {
    ASKED: 'Requested',
    ACCEPTED: 'In transit',
    RECEIVED: 'Received, refund due',
    REFUNDED: 'Refunded',
    CLOSED: 'Closed',
    DECLINED: 'Declined',
    WITHDRAWN: 'Withdrawn by the customer',
  },
  reason: {
    CHANGED_MIND: 'Changed their mind',
    DAMAGED: 'Arrived damaged',
    WRONG_ITEM: 'Not what was ordered',
    NOT_AS_SHOWN: 'Not as shown',
    TOO_LATE: 'Arrived too late',
    OTHER: 'Other',
  },
  column: { order: 'Order', customer: 'Customer', items: 'Items', state: 'Status', requested: 'Requested' },
  field: { requested: 'Requested' },
  card: {
    title: 'Return',
    loadFailed: 'Couldn’t load the returns',
    customerMessage: 'Customer’s message',
    answer: 'Your reply',
    refund: count('Refund %{smart_count} item', 'Refund %{smart_count} items'),
    by: 'by %{who}',
  },
  bulk: {
    accept: {
      action: 'Approve',
      title: count('Approve a return', 'Approve %{count} returns'),
      detail:
        'Each customer gets an email with the return address. Nothing is refunded yet. Returns that were already answered are skipped.',
      confirm: count('Approve return', 'Approve %{count} returns'),
    },
    receive: {
      action: 'Mark as received',
      title: count('Mark a return as received', 'Mark %{count} returns as received'),
      detail:
        'Each customer gets an email that the items arrived. Returns that weren’t approved are skipped.',
      confirm: count('Mark as received', 'Mark %{count} as received'),
    },
    decline: {
      action: 'Decline',
      title: count('Decline a return', 'Decline %{count} returns'),
      detail:
        'Each customer gets an email with the same message. Returns that are received, refunded or closed are skipped.',
      confirm: count('Decline return', 'Decline %{count} returns'),
    },
    close: {
      action: 'Close without refund',
      title: count('Close a return', 'Close %{count} returns'),
      detail:
        'For exchanges, or if the items never arrived. Each customer gets an email. Nothing is refunded.',
      confirm: count('Close return', 'Close %{count} returns'),
    },
  },
  exportLayout: {
    rows: { lines: 'Item', records: 'Return' },
    group: { lines: 'Item', records: 'Return' },
  },
  job: {
    accept: count('Approve a return', 'Approve %{count} returns'),
    receive: count('Mark a return as received', 'Mark %{count} returns as received'),
    decline: count('Decline a return', 'Decline %{count} returns'),
    close: count('Close a return', 'Close %{count} returns'),
  },
  action: {
    failed: 'Nothing was changed',
    message: 'Message to the customer',
    optional: 'Optional. The customer gets an email either way.',
    needed: 'Enter a reason for the customer.',
    keep: 'Not now',
    accept: {
      action: 'Approve',
      title: 'Approve this return?',
      detail: 'The customer gets an email with the return address. Nothing is refunded yet.',
      confirm: 'Approve return',
      done: 'The return was approved',
    },
    decline: {
      action: 'Decline',
      title: 'Decline the return?',
      detail:
        'The customer gets an email with your reason, and can request another return within your return period.',
      confirm: 'Decline return',
      done: 'The return was declined',
    },
    receive: {
      action: 'Mark as received',
      title: 'Mark as received?',
      detail: 'The customer gets an email that the items arrived. You can refund them next.',
      confirm: 'Mark as received',
      done: 'The return was marked as received',
    },
    close: {
      action: 'Close without refund',
      title: 'Close without a refund?',
      detail:
        'For an exchange, or if the items never arrived. The customer gets an email. Nothing is refunded.',
      confirm: 'Close return',
      done: 'The return was closed',
    },
  },
});

addEmailPromises('returns', [
  'action.optional',
  'action.accept.detail',
  'action.receive.detail',
  'action.decline.detail',
  'action.close.detail',
  'bulk.accept.detail',
  'bulk.receive.detail',
  'bulk.decline.detail',
  'bulk.close.detail',
]);
