import { addEmailPromises } from '../../i18n/email-promises.ts';
import { addWords } from '../../i18n/words.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

addWords('back-in-stock', {
  one: 'variant',
  list: {
    title: 'Back in stock',
    arrived: count('%{smart_count} new request', '%{smart_count} new requests'),
    matches: count('%{count} variant', '%{count} variants'),
    failed: 'What people wait for could not be read',
    none: 'Nobody waits for anything',
    noneDetail: 'Where a variant is sold out, the shop offers to write when it is there again.',
    noMatch: 'No variant matches',
    noMatchDetail: 'Another product or state may have some.',
  },
  show: {
    title: 'A variant that people wait for',
    failed: 'The variant could not be read',
    missing: 'Nobody waits for it any more',
    missingDetail: 'All were told, or asked no longer.',
    toList: 'To the board',
  },
  tab: {
    all: 'Waited for',
    back: 'In stock again',
    out: 'Sold out',
    gone: 'Not in the shop',
  },
  column: {
    item: 'Variant',
    waiting: 'People waiting',
    since: 'Since',
    stock: 'Stock now',
    worth: 'Money waiting',
    notify: 'Tell them',
    failed: 'Not delivered',
    sku: 'SKU',
    price: 'Price',
  },
  field: {
    product: 'Product',
    waiting: 'People waiting',
    since: 'Since',
    stock: 'Stock now',
    worth: 'Money waiting',
    sku: 'SKU',
  },
  goneProduct: 'A product that is gone',
  stock: {
    gone: 'Not in the shop',
    out: 'sold out',
    enough: 'in stock',
    few: 'for %{smart_count} person |||| for %{smart_count} people',
    uncounted: { BACK: 'In stock', OUT: 'Sold out' },
  },
  sums: {
    people: count('%{count} person waits', '%{count} people wait'),
    variants: count('for %{count} variant, worth', 'for %{count} variants, worth'),
  },
  people: count('%{smart_count} waits', '%{smart_count} wait'),
  notDelivered: count('%{smart_count} not delivered', '%{smart_count} not delivered'),
  sending: count('%{smart_count} is written to', '%{smart_count} are written to'),
  notify: 'Notify %{count}',
  notifyOf: count(
    'Notify %{smart_count} person who waits for %{name}',
    'Notify %{smart_count} people who wait for %{name}',
  ),
  toRequests: 'Who waits',
  close: 'Close the variant',
  asked: count('%{smart_count} asked in %{days} days', '%{smart_count} asked in %{days} days'),
  byDay: 'Requests by day since %{first}, %{most} at most',
  today: 'today',
  first: 'First in line',
  all: 'All %{count}',
  aside: {
    today: 'Today',
    reach: count(
      '%{smart_count} person can be told: what they wait for is there again.',
      '%{smart_count} people can be told: what they wait for is there again.',
    ),
    none: 'Nothing that people wait for is there again.',
    failed: count('%{smart_count} person could not be told', '%{smart_count} people could not be told'),
    once: 'Each person is written to once. Mark sent closes a request without a letter.',
    worth: 'Money waiting is people × today’s price.',
    read: 'They will read',
  },
  collect: {
    title: 'Collecting requests',
    label: 'Collect requests',
    on: 'Where a variant is sold out, the shop offers to write when it is there again.',
    off: 'The shop asks nobody. Whoever waits already is still told.',
    unread: 'Whether requests are collected could not be read',
    failed: 'That was not changed',
  },
  spare: {
    title: 'No more mails than pieces',
    label: 'No more mails than pieces',
    on: 'Where two pieces come back, the first two are told, and others as more come.',
    off: 'All who wait are told at once, also where there is only one piece.',
    unread: 'How many are told could not be read',
    failed: 'That was not changed',
  },
  command: {
    notify: 'Notify who waits',
    mark: 'Mark all as sent',
    product: 'Open the product',
  },
  foresight: {
    people: count('%{count} person is emailed.', '%{count} people are emailed.'),
    atLeast: count('At least %{count} person is emailed.', 'At least %{count} people are emailed.'),
    skipped: count('%{count} variant is skipped.', '%{count} variants are skipped.'),
  },
  whom: {
    label: 'Who is written to',
    inStock: 'Variants in stock',
    everybody: 'All variants',
    inStockDetail: 'Everyone who waits for a variant in stock. Sold-out variants are skipped.',
    limitedDetail:
      'No more people than there are pieces, in the order they asked. Sold-out variants are skipped.',
    everybodyDetail: 'Everyone who waits, even if the variant is sold out.',
  },
  bulk: {
    notify: {
      action: 'Notify now',
      title: count('Notify who waits for it', 'Notify who waits for %{count} variants'),
      detail: 'They get one letter each, within a minute, in the order they asked.',
      confirm: 'Notify them',
    },
    mark: {
      action: 'Mark sent',
      title: count('Mark all as sent who wait for it', 'Mark all as sent who wait for %{count} variants'),
      detail: 'They wait no more, and no letter goes out. Do this where they were told in another way.',
      confirm: 'Mark them',
    },
    export: {
      action: 'Export',
      all: 'Export',
      title: count('Export a variant', 'Export %{count} variants'),
    },
  },
  job: {
    notify: count('Notify who waits for a variant', 'Notify who waits for %{count} variants'),
    mark: count('Mark as sent who waits for a variant', 'Mark as sent who waits for %{count} variants'),
    export: count('Export a variant that people wait for', 'Export %{count} variants that people wait for'),
  },
});

addEmailPromises('back-in-stock', ['aside.once', 'bulk.notify.detail', 'bulk.notify.title']);
