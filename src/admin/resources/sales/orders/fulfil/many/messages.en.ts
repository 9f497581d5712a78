import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addMessages } from '#admin/i18n/messages.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

addMessages('orders', {
  fulfilMany: {
    title: count('Fulfill %{count} order', 'Fulfill %{count} orders'),
    send: count('Send %{count} order', 'Send %{count} orders'),
    detail: 'The unfulfilled items of each order go as one parcel. Fulfilled orders are skipped.',
    how: 'Tracking numbers',
    none: 'None',
    file: 'From a file',
    buy: 'Buy labels',
    carrier: 'Carrier',
    noCarrier: 'Not specified',
    carrierHint: 'Applies to all selected orders.',
    carrierOfRows: 'Used for rows without a carrier.',
    paste: 'Paste rows: order number, tracking number, carrier',
    choose: 'Choose CSV file',
    tooLarge: 'The file is larger than 500 kB.',
    encoding: 'File encoding',
    encodingHint: 'If characters look wrong above, choose another encoding.',
    check: 'Match',
    matchFailed: 'Couldn’t match the rows',
    nothing: 'Nothing was fulfilled.',
    unmatched: count('%{count} row couldn’t be matched', '%{count} rows couldn’t be matched'),
    csv: 'Download these rows (CSV)',
    row: 'Row %{row}',
    more: count('and %{count} more row', 'and %{count} more rows'),
    matched: count('%{count} order matched', '%{count} orders matched'),
    skipped: count(
      '%{count} selected order has no row and is skipped.',
      '%{count} selected orders have no row and are skipped.',
    ),
    labels: {
      weight: 'Weight of orders without a catalog weight',
      weightHint: 'Packaging included. Orders whose products have a weight use that weight.',
      service: 'Service',
      cheapest: 'Cheapest for each order',
      loading: 'Loading prices…',
      loadFailed: 'Couldn’t load the prices',
      noCarrier: 'No carrier is set up for labels.',
      none: 'There are no labels to buy.',
      ready: count('%{count} label, total', '%{count} labels, total'),
      skipped: {
        notApproved: count('%{count} order isn’t approved', '%{count} orders aren’t approved'),
        sent: count('%{count} order was already fulfilled', '%{count} orders were already fulfilled'),
        noWeight: count('%{count} order has no weight', '%{count} orders have no weight'),
        notTaken: count(
          'The carrier doesn’t accept the parcel of %{count} order',
          'The carrier doesn’t accept the parcels of %{count} orders',
        ),
      },
      partial: 'More orders are selected. They are handled in the next run.',
      buy: count('Buy %{count} label and send', 'Buy %{count} labels and send'),
      each: 'The unfulfilled items of each order go as one parcel with its label. If a label can’t be bought, the order stays unfulfilled. You get all labels as one PDF.',
    },
    mail: 'Email customers whose parcel has tracking',
    note: 'Note in the email (optional)',
    failed: 'Couldn’t send the orders',
    notDone: 'The orders weren’t changed.',
  },
});

addEmailPromises('orders', ['fulfilMany.mail']);
