import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addWords } from '#admin/i18n/words.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

addWords('orders', {
  fulfilMany: {
    title: count('Fulfill %{count} order', 'Fulfill %{count} orders'),
    send: count('Send %{count} order', 'Send %{count} orders'),
    detail: 'What is open of each goes as one parcel. Orders that were sent are skipped.',
    how: 'Tracking numbers',
    none: 'None',
    file: 'From a file',
    buy: 'Buy labels',
    carrier: 'Carrier',
    noCarrier: 'Not said',
    carrierHint: 'Of all of them.',
    carrierOfRows: 'Of rows that name none.',
    paste: 'Rows to paste: order number, tracking number, carrier',
    choose: 'Choose a CSV file',
    tooLarge: 'The file is larger than 500 kB.',
    encoding: 'Encoding of the file',
    encodingHint: 'If letters look wrong above, choose another encoding.',
    check: 'Match',
    unread: 'The rows could not be matched',
    nothing: 'Nothing was sent.',
    refused: count('%{count} row sends nothing', '%{count} rows send nothing'),
    csv: 'These rows as CSV',
    row: 'Row %{row}',
    more: count('and %{count} more row', 'and %{count} more rows'),
    matched: count('%{count} order is matched', '%{count} orders are matched'),
    left: count(
      '%{count} selected order has no row and stays as it is.',
      '%{count} selected orders have no row and stay as they are.',
    ),
    labels: {
      weight: 'Weight of those the catalog does not weigh',
      weightHint: 'Packaging included. What the catalog weighs has its own.',
      service: 'Service',
      cheapest: 'The cheapest for each',
      asking: 'Asking for prices…',
      unread: 'The prices could not be read',
      noCarrier: 'No carrier is set up to buy labels from.',
      none: 'There is no label to buy.',
      ready: count('%{count} label for', '%{count} labels for together'),
      left: {
        notStanding: count('%{count} order does not stand', '%{count} orders do not stand'),
        sent: count('%{count} order was sent already', '%{count} orders were sent already'),
        noWeight: count('%{count} order has no weight', '%{count} orders have no weight'),
        notTaken: count(
          'The carrier does not take the parcel of %{count} order',
          'The carrier does not take the parcels of %{count} orders',
        ),
      },
      partial: 'More are selected. They come with the next turn.',
      buy: count('Buy %{count} label and send', 'Buy %{count} labels and send'),
      each: 'What is open of each goes as one parcel with its label. An order whose label cannot be bought stays to send. The labels come as one PDF at the end.',
    },
    mail: 'E-mail customers whose parcel can be followed',
    note: 'Note in the e-mail (optional)',
    failed: 'No order was sent',
    notDone: 'The orders are as they were.',
  },
});

addEmailPromises('orders', ['fulfilMany.mail']);
