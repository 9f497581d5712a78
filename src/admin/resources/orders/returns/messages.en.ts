import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addWords } from '#admin/i18n/words.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

addWords('returns', {
  one: 'return',
  list: {
    title: 'Returns',
    arrived: count('%{smart_count} new return', '%{smart_count} new returns'),
    matches: count('%{count} return', '%{count} returns'),
    failed: 'The returns could not be read',
    none: 'Nobody wants to send anything back',
    noneDetail: 'Buyers ask on the page of their order; what they ask waits here.',
    noMatch: 'No return matches',
    noMatchDetail: 'Another time or name may have some.',
  },
  show: {
    title: 'Return',
    failed: 'The return could not be read',
    missing: 'This return is gone',
    missingDetail: 'Its order was erased.',
    toList: 'To the returns',
  },
  tab: { all: 'All', open: 'Open', asked: 'To answer', underWay: 'On the way', here: 'To refund' },
  state: {
    ASKED: 'To answer',
    ACCEPTED: 'On its way back',
    RECEIVED: 'Here, to refund',
    REFUNDED: 'Refunded',
    CLOSED: 'Settled',
    DECLINED: 'Declined',
    WITHDRAWN: 'Withdrawn by the buyer',
  },
  reason: {
    CHANGED_MIND: 'Changed their mind',
    DAMAGED: 'Arrived damaged',
    WRONG_ITEM: 'Not what was ordered',
    NOT_AS_SHOWN: 'Not as shown',
    TOO_LATE: 'Came too late',
    OTHER: 'Something else',
  },
  column: { order: 'Order', customer: 'Customer', what: 'What', state: 'State', asked: 'Asked' },
  field: { asked: 'Asked' },
  card: {
    title: 'Return',
    unread: 'The returns could not be read',
    said: 'The buyer wrote',
    answer: 'We answered',
    refund: count('Refund %{smart_count} piece', 'Refund %{smart_count} pieces'),
    by: 'by %{who}',
  },
  bulk: {
    accept: {
      action: 'Accept',
      title: count('Accept a return', 'Accept %{count} returns'),
      detail:
        'Each buyer is told where to send it. No money moves yet. Those that are answered already are skipped.',
      confirm: count('Accept it', 'Accept all %{count}'),
    },
    receive: {
      action: 'They are here',
      title: count('Mark a return as here', 'Mark %{count} returns as here'),
      detail: 'Each buyer is told that it has arrived. Those that were never accepted are skipped.',
      confirm: count('It is here', 'All %{count} are here'),
    },
    decline: {
      action: 'Decline',
      title: count('Decline a return', 'Decline %{count} returns'),
      detail:
        'All their buyers read the same words. What is here already, or has come to its end, is skipped.',
      confirm: count('Decline it', 'Decline all %{count}'),
    },
    close: {
      action: 'Settle without a refund',
      title: count('Settle a return', 'Settle %{count} returns'),
      detail: 'For exchanges, or where nothing came. No money moves.',
      confirm: count('Settle it', 'Settle all %{count}'),
    },
    export: {
      action: 'Export',
      all: 'Export',
      title: count('Export a return', 'Export %{count} returns'),
      rows: { lines: 'Item', records: 'Return' },
      group: { lines: 'Item', records: 'Return' },
    },
  },
  job: {
    accept: count('Accept a return', 'Accept %{count} returns'),
    receive: count('Mark a return as here', 'Mark %{count} returns as here'),
    decline: count('Decline a return', 'Decline %{count} returns'),
    close: count('Settle a return', 'Settle %{count} returns'),
    export: count('Export a return', 'Export %{count} returns'),
  },
  act: {
    failed: 'Nothing was changed',
    words: 'What the buyer reads',
    optional: 'Not needed. They get a mail either way.',
    needed: 'Say why: the buyer reads it.',
    keep: 'Not now',
    accept: {
      action: 'Accept',
      title: 'Take it back?',
      detail: 'The buyer is told where to send it. No money moves yet.',
      confirm: 'Accept the return',
      done: 'The return is accepted',
    },
    decline: {
      action: 'Decline',
      title: 'Decline the return?',
      detail: 'It comes to its end; they may ask again within the days for it.',
      confirm: 'Decline the return',
      done: 'The return is declined',
    },
    receive: {
      action: 'It is here',
      title: 'Has it arrived?',
      detail: 'The buyer is told that it has. The refund comes next.',
      confirm: 'It is here',
      done: 'The return is marked as here',
    },
    close: {
      action: 'Settle without a refund',
      title: 'Settle it without a refund?',
      detail: 'For an exchange, or when nothing came. No money moves.',
      confirm: 'Settle the return',
      done: 'The return is settled',
    },
  },
});

addEmailPromises('returns', [
  'act.optional',
  'act.accept.detail',
  'act.receive.detail',
  'bulk.accept.detail',
  'bulk.receive.detail',
]);
