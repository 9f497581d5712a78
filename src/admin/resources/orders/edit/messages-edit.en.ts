import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addWords } from '#admin/i18n/words.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

addWords('orders', {
  edit: {
    title: 'Edit #%{number}',
    changes: count('%{smart_count} change, nothing saved yet', '%{smart_count} changes, nothing saved yet'),
    discard: 'Discard changes',
    review: 'Save it',
    reason: 'Reason, for your team',
    stock: 'Change the stock with it',
    mail: 'E-mail the customer',
    prices: 'Lines already ordered keep their price; added ones take today’s.',
    done: {
      even: 'The order is changed',
      due: 'The order is changed',
      credit: 'The order is changed',
      request: 'The order is changed, and its payment asked for',
      record: 'The order is changed, and its payment recorded',
      refund: 'The order is changed, and the refund on its way',
      refundFailed: 'The order is changed. A part of the refund failed: it waits here with its retry.',
      differs:
        'The order is changed, but came to another sum than shown: no money was moved. Settle it here.',
    },
    failed: 'The order was not changed',
    notDone: 'The order is as it was.',
    stale: 'The order changed after you began. What is here may not fit it any more.',
    again: 'Discard, and look at the order',
    ended: {
      saved: '%{who} saved this edit on %{date}. Below is the order as it is now.',
      somebody: 'Somebody else',
      unsaved:
        'Your edit has ended: it was discarded, or nothing was changed for an hour. Below is the order as it is now.',
      unknown: 'Your edit has ended, and the order could not be read again. Look at it before you edit it.',
    },
    elsewhere: {
      title: '%{name} is editing this order',
      takenOver: '%{name} has taken over this edit',
      someApp: 'An app',
      since: 'Editing since %{date}.',
      sinceTakenOver: 'Your changes up to %{date} are in their edit.',
      takeOver: 'Take over',
      takeOverNote: 'You continue with the changes made so far. They see that you took over.',
      failed: 'Couldn’t take over the edit',
      toOrder: 'Back to the order',
    },
    sums: {
      title: 'Before and after',
      sum: 'Sum',
      before: 'Before',
      after: 'After',
      change: 'Change',
      items: 'Items',
      discount: 'Discount',
      delivery: 'Delivery',
      fees: 'Fees',
      tax: 'Tax',
      taxWithin: 'Of which tax',
      total: 'Total',
      paid: 'Paid',
    },
    result: { due: 'Still due from the customer', owed: 'To be sent back', even: 'Nothing due or owed' },
    settle: {
      title: 'How %{amount} is settled',
      due: 'Nothing is taken by itself.',
      way: {
        request: 'Ask the customer for it',
        record: 'Record it as paid',
        due: 'Leave it due',
        refund: 'Refund it now',
        credit: 'Leave it as credit',
      },
      about: {
        request: 'Payment request by e-mail to %{email}, open until %{day}',
        requestNoMail: 'Payment request with a link to copy on the order’s page, open until %{day}',
        record: 'It came in as cash, by transfer or some other way',
        due: 'The order shows that it is still to be paid',
        refund: '%{parts}',
        refundPart: '%{amount} to %{to}',
        refundPartByHand: '%{amount} by %{to}, to be sent by hand',
        credit: 'The order shows that the customer paid too much',
      },
      off: {
        mayNot: 'Your role may not do this.',
        reading: 'Looking up where it can go back to…',
        unread: 'The payments of the order could not be read. Save it, then look at its refund page.',
        noPayment: 'No payment of the order takes exactly this back. Save it, then look at its refund page.',
      },
      saved: 'The order is changed',
      running: {
        request: 'Asking for the payment…',
        record: 'Recording the payment…',
        refund: 'Sending the refund…',
      },
      failed: {
        request: 'The order is changed, but the payment request was not sent',
        record: 'The order is changed, but the payment was not recorded',
        refund: 'The order is changed, but nothing was refunded',
      },
      notDone: 'Trying again does it once, and leaves the order as it now is.',
      toOrder: 'To the order',
    },
    sentence: {
      none: 'Nothing is changed yet.',
      request: count(
        'Make **%{smart_count} change**: the total becomes **%{total}**, and **%{email}** is asked for **%{amount}**.',
        'Make **%{smart_count} changes**: the total becomes **%{total}**, and **%{email}** is asked for **%{amount}**.',
      ),
      requestNoMail: count(
        'Make **%{smart_count} change**: the total becomes **%{total}**, and **%{amount}** is asked for by a link.',
        'Make **%{smart_count} changes**: the total becomes **%{total}**, and **%{amount}** is asked for by a link.',
      ),
      record: count(
        'Make **%{smart_count} change**: the total becomes **%{total}**, and **%{amount}** is recorded as paid.',
        'Make **%{smart_count} changes**: the total becomes **%{total}**, and **%{amount}** is recorded as paid.',
      ),
      due: count(
        'Make **%{smart_count} change**: the total becomes **%{total}**, and **%{amount}** is due.',
        'Make **%{smart_count} changes**: the total becomes **%{total}**, and **%{amount}** is due.',
      ),
      refund: count(
        'Make **%{smart_count} change**: the total becomes **%{total}**, and **%{amount}** is sent back.',
        'Make **%{smart_count} changes**: the total becomes **%{total}**, and **%{amount}** is sent back.',
      ),
      credit: count(
        'Make **%{smart_count} change**: the total becomes **%{total}**, and **%{amount}** is left as credit.',
        'Make **%{smart_count} changes**: the total becomes **%{total}**, and **%{amount}** is left as credit.',
      ),
      reading: count(
        'Make **%{smart_count} change**: the total becomes **%{total}**. Where **%{amount}** can go back to is being looked up.',
        'Make **%{smart_count} changes**: the total becomes **%{total}**. Where **%{amount}** can go back to is being looked up.',
      ),
      even: count(
        'Make **%{smart_count} change**: the total becomes **%{total}**, and it is all paid.',
        'Make **%{smart_count} changes**: the total becomes **%{total}**, and it is all paid.',
      ),
    },
    save: {
      request: 'Save and request %{amount}',
      record: 'Save and record %{amount}',
      due: 'Save, %{amount} due',
      refund: 'Save and refund %{amount}',
      credit: 'Save, %{amount} as credit',
      reading: 'Save',
      even: 'Save',
    },
    unread: { failed: 'The edit could not be begun' },
    refused: {
      ORDER_CANNOT_BE_EDITED: 'This order cannot be edited',
      ORDER_IS_ALREADY_EDITED: 'Somebody else is editing this order',
    },
    hindrance: {
      PARTIALLY_OR_FULLY_REFUNDED: 'Money was refunded already.',
      UNSUPPORTED_CHANNEL_TYPE: 'It came by a channel whose orders stay as they are.',
      ORDER_STATUS_IS_NOT_SUPPORTED: 'Its status does not allow it.',
      ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT: 'It is in another currency than the shop’s.',
      ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT: 'It is in another unit of weight than the shop’s.',
      ORDER_NOT_FOUND: 'It is gone.',
      AMOUNTS_DO_NOT_ADD_UP: 'Its sums are not those that the shop works out.',
      ORDER_CHANGED_SINCE: 'The order changed after you began: discard the edit and begin again.',
      QUANTITY_BELOW_FULFILLED: 'More was sent meanwhile than the edit would leave.',
      NO_LINE_ITEMS: 'Nothing would be left in it.',
      CATALOG_ITEM_NOT_AVAILABLE: 'Something that was added is gone or sold out.',
      SUBSCRIPTION_LINE_ITEM_EXISTS: 'It holds a subscription.',
    },
  },
});

addEmailPromises('orders', ['edit.mail', 'edit.settle.about.request']);
