import { addWords } from '../../../i18n/words.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

addWords('orders', {
  csv: {
    title: 'Export orders',
    titleSelected: count('Export %{count} order', 'Export %{count} orders'),
    confirm: 'Make the CSV file',
    failed: 'The export was not started',
    which: 'Orders',
    all: 'All that match',
    matching: count('%{count} matching', 'All %{count} matching'),
    page: 'This page (%{count})',
    rows: 'A row for each',
    perOrder: 'Order',
    perLine: 'Line of an order',
    detail: 'The %{smart_count} columns of the list, in its order. Times are those of %{zone}.',
  },
});
