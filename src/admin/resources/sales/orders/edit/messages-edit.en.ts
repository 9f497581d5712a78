import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addMessages } from '#admin/i18n/messages.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

addMessages('orders', {
  edit: {
    title: 'Edit #%{number}',
    changes: count('%{smart_count} unsaved change', '%{smart_count} unsaved changes'),
    discard: 'Discard changes',
    review: 'Review and save',
    reason: 'Reason, for your team',
    stock: 'Update stock',
    mail: 'Email the customer',
    prices: 'Ordered items keep their price. Added items use the current price.',
    done: {
      even: 'The order was updated',
      due: 'The order was updated',
      credit: 'The order was updated',
      request: 'The order was updated and the payment requested',
      record: 'The order was updated and the payment recorded',
      refund: 'The order was updated and the refund sent',
      refundFailed: 'The order was updated, but part of the refund failed. You can retry it here.',
      differs:
        'The order was updated, but its total differs from the preview. No payment was made: settle the balance here.',
    },
    failed: 'Couldn’t update the order',
    notDone: 'The order wasn’t changed.',
    stale: 'The order changed after you started editing. Your edit may no longer fit.',
    again: 'Discard and view order',
    ended: {
      saved: '%{who} saved this edit on %{date}. Below is the current order.',
      somebody: 'Someone else',
      unsaved:
        'Your edit has ended: it was discarded, or nothing changed for an hour. Below is the current order.',
      unknown: 'Your edit has ended, and the order couldn’t be reloaded. View it before you edit it again.',
    },
    elsewhere: {
      title: '%{name} is editing this order',
      takenOver: '%{name} has taken over this edit',
      someApp: 'An app',
      since: 'Editing since %{date}.',
      sinceTakenOver: 'Your changes up to %{date} are in their edit.',
      takeOver: 'Take over',
      takeOverNote: 'You continue with the changes made so far. They’ll see that you took over.',
      failed: 'Couldn’t take over the edit',
      toOrder: 'Back to order',
    },
    totals: {
      title: 'Before and after',
      sum: 'Amount',
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
    result: { due: 'Due from the customer', owed: 'To be refunded', even: 'Nothing due' },
    difference: {
      title: 'How to settle %{amount}',
      due: 'Nothing is charged automatically.',
      method: {
        request: 'Request payment',
        record: 'Record it as paid',
        due: 'Leave as due',
        refund: 'Refund now',
        credit: 'Keep as credit',
      },
      about: {
        request: 'Payment request by email to %{email}, valid until %{day}',
        requestNoMail: 'Payment request with a link you can copy on the order’s page, valid until %{day}',
        record: 'Received in cash, by transfer or in another way',
        due: 'The order shows a balance due',
        refund: '%{parts}',
        refundPart: '%{amount} to %{to}',
        refundPartByHand: '%{amount} by %{to}, to be sent manually',
        credit: 'The order shows that the customer overpaid',
      },
      off: {
        mayNot: 'Your role can’t do this.',
        reading: 'Loading refund options…',
        loadFailed: 'Couldn’t load the order’s payments. Save the order, then open its refund page.',
        noPayment:
          'No payment of this order can be refunded by exactly this amount. Save the order, then open its refund page.',
      },
      saved: 'The order was updated',
      running: {
        request: 'Requesting the payment…',
        record: 'Recording the payment…',
        refund: 'Sending the refund…',
      },
      failed: {
        request: 'The order was updated, but the payment request wasn’t sent',
        record: 'The order was updated, but the payment wasn’t recorded',
        refund: 'The order was updated, but nothing was refunded',
      },
      notDone: 'You can try again: it is done only once, and the order isn’t changed again.',
      toOrder: 'View order',
    },
    sentence: {
      none: 'No changes yet.',
      request: count(
        'Save **%{smart_count} change**: the total becomes **%{total}**, and **%{amount}** is requested from **%{email}**.',
        'Save **%{smart_count} changes**: the total becomes **%{total}**, and **%{amount}** is requested from **%{email}**.',
      ),
      requestNoMail: count(
        'Save **%{smart_count} change**: the total becomes **%{total}**, and **%{amount}** is requested by a link.',
        'Save **%{smart_count} changes**: the total becomes **%{total}**, and **%{amount}** is requested by a link.',
      ),
      record: count(
        'Save **%{smart_count} change**: the total becomes **%{total}**, and **%{amount}** is recorded as paid.',
        'Save **%{smart_count} changes**: the total becomes **%{total}**, and **%{amount}** is recorded as paid.',
      ),
      due: count(
        'Save **%{smart_count} change**: the total becomes **%{total}**, and **%{amount}** is due.',
        'Save **%{smart_count} changes**: the total becomes **%{total}**, and **%{amount}** is due.',
      ),
      refund: count(
        'Save **%{smart_count} change**: the total becomes **%{total}**, and **%{amount}** is refunded.',
        'Save **%{smart_count} changes**: the total becomes **%{total}**, and **%{amount}** is refunded.',
      ),
      credit: count(
        'Save **%{smart_count} change**: the total becomes **%{total}**, and **%{amount}** is kept as credit.',
        'Save **%{smart_count} changes**: the total becomes **%{total}**, and **%{amount}** is kept as credit.',
      ),
      reading: count(
        'Save **%{smart_count} change**: the total becomes **%{total}**. Loading how **%{amount}** can be refunded…',
        'Save **%{smart_count} changes**: the total becomes **%{total}**. Loading how **%{amount}** can be refunded…',
      ),
      even: count(
        'Save **%{smart_count} change**: the total becomes **%{total}**, and nothing is due.',
        'Save **%{smart_count} changes**: the total becomes **%{total}**, and nothing is due.',
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
    start: { failed: 'Couldn’t start the edit' },
    rejected: {
      ORDER_CANNOT_BE_EDITED: 'This order can’t be edited',
      ORDER_IS_ALREADY_EDITED: 'Someone else is editing this order',
    },
    hindrance: {
      PARTIALLY_OR_FULLY_REFUNDED: 'The order was already refunded.',
      UNSUPPORTED_CHANNEL_TYPE: 'Orders from this channel can’t be edited.',
      ORDER_STATUS_IS_NOT_SUPPORTED: 'The order’s status doesn’t allow edits.',
      ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT: 'The order’s currency differs from the store’s.',
      ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT: 'The order’s weight unit differs from the store’s.',
      ORDER_NOT_FOUND: 'The order was deleted.',
      AMOUNTS_DO_NOT_ADD_UP: 'The order’s totals don’t match the calculated totals.',
      ORDER_CHANGED_SINCE: 'The order changed after you started: discard the edit and start again.',
      QUANTITY_BELOW_FULFILLED: 'More items were fulfilled than the edit would leave.',
      NO_LINE_ITEMS: 'The order needs at least one item.',
      CATALOG_ITEM_NOT_AVAILABLE: 'An added item is unavailable or sold out.',
      SUBSCRIPTION_LINE_ITEM_EXISTS: 'The order contains a subscription.',
    },
  },
});

addEmailPromises('orders', ['edit.mail', 'edit.difference.about.request']);
