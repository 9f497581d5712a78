import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addMessages } from '#admin/i18n/messages.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

addMessages('back-in-stock', {
  one: 'variant',
  list: {
    title: 'Back in stock',
    arrived: count('%{smart_count} new request', '%{smart_count} new requests'),
    failed: 'Couldn’t load the waitlists',
    none: 'No waitlists yet',
    noneDetail: 'When a variant is sold out, customers can ask to be notified when it is back in stock.',
    noMatchDetail: 'Try another product or status.',
  },
  show: {
    title: 'Waitlist of a variant',
    missing: 'The waitlist is empty',
    missingDetail: 'Everyone was notified or left the waitlist.',
    toList: 'All waitlists',
  },
  tab: {
    all: 'All',
    back: 'Back in stock',
    out: 'Sold out',
    unlisted: 'Not in the store',
  },
  column: {
    item: 'Variant',
    waiting: 'Customers waiting',
    since: 'Since',
    stock: 'Stock now',
    potentialRevenue: 'Potential revenue',
    notify: 'Notify',
    failed: 'Not delivered',
    sku: 'SKU',
    price: 'Price',
  },
  field: {
    product: 'Product',
    waiting: 'Customers waiting',
    since: 'Since',
    stock: 'Stock now',
    potentialRevenue: 'Potential revenue',
    sku: 'SKU',
  },
  goneProduct: 'Deleted product',
  stock: {
    unlisted: 'Not in the store',
    out: 'sold out',
    enough: 'in stock',
    few: 'for %{smart_count} customer |||| for %{smart_count} customers',
    uncounted: { BACK: 'In stock', OUT: 'Sold out' },
  },
  totals: {
    people: count('%{count} customer waiting', '%{count} customers waiting'),
    variants: count('for %{count} variant, value', 'for %{count} variants, value'),
  },
  people: count('%{smart_count} waiting', '%{smart_count} waiting'),
  notDelivered: count('%{smart_count} not delivered', '%{smart_count} not delivered'),
  sending: count('%{smart_count} being notified', '%{smart_count} being notified'),
  notify: 'Notify %{count}',
  notifyOf: count(
    'Notify %{smart_count} customer waiting for %{name}',
    'Notify %{smart_count} customers waiting for %{name}',
  ),
  toRequests: 'Waitlist',
  close: 'Close',
  requests: count('%{smart_count} requests in %{days} days', '%{smart_count} requests in %{days} days'),
  byDay: 'Requests per day since %{first}, up to %{most}',
  today: 'today',
  first: 'First in line',
  all: 'All %{count}',
  aside: {
    today: 'Today',
    reach: count(
      '%{smart_count} customer can be notified: their variant is back in stock.',
      '%{smart_count} customers can be notified: their variants are back in stock.',
    ),
    none: 'No variant on a waitlist is back in stock.',
    failed: count(
      '%{smart_count} customer couldn’t be notified',
      '%{smart_count} customers couldn’t be notified',
    ),
    once: 'Each customer is emailed once. “Mark as sent” closes a request without an email.',
    potentialRevenue: 'Potential revenue is customers × current price.',
    read: 'Email preview',
  },
  collect: {
    title: 'Collecting requests',
    label: 'Collect requests',
    on: 'When a variant is sold out, customers can ask to be notified when it is back in stock.',
    off: 'Customers can’t join waitlists. Those already waiting are still notified.',
    loadFailed: 'Couldn’t load this setting',
    failed: 'Couldn’t change this setting',
  },
  spare: {
    title: 'Limit notifications to available stock',
    label: 'Limit notifications to available stock',
    on: 'If two items come back in stock, the first two customers are notified, then others as more arrive.',
    off: 'All waiting customers are notified at once, even if only one item is available.',
    loadFailed: 'Couldn’t load this setting',
    failed: 'Couldn’t change this setting',
  },
  command: {
    notify: 'Notify customers',
    mark: 'Mark all as sent',
    product: 'Open product',
  },
  preview: {
    people: count('%{count} customer is emailed.', '%{count} customers are emailed.'),
    atLeast: count('At least %{count} customer is emailed.', 'At least %{count} customers are emailed.'),
    skipped: count('%{count} variant is skipped.', '%{count} variants are skipped.'),
  },
  recipients: {
    label: 'Recipients',
    inStock: 'Variants in stock',
    everybody: 'All variants',
    inStockDetail: 'Everyone waiting for a variant in stock. Sold-out variants are skipped.',
    limitedDetail:
      'As many customers as items in stock, in the order they asked. Sold-out variants are skipped.',
    everybodyDetail: 'Everyone waiting, even if the variant is sold out.',
  },
  bulk: {
    notify: {
      action: 'Notify now',
      title: count('Notify customers waiting for it', 'Notify customers waiting for %{count} variants'),
      detail: 'They each get one email within a minute, in the order they asked.',
      confirm: 'Notify customers',
    },
    mark: {
      action: 'Mark as sent',
      title: count('Mark its requests as sent', 'Mark the requests for %{count} variants as sent'),
      detail:
        'They are removed from the waitlist without an email. Use this if you contacted them another way.',
      confirm: 'Mark as sent',
    },
  },
  job: {
    notify: count('Notify customers waiting for a variant', 'Notify customers waiting for %{count} variants'),
    mark: count('Mark the requests for a variant as sent', 'Mark the requests for %{count} variants as sent'),
    export: count('Export a variant with a waitlist', 'Export %{count} variants with a waitlist'),
  },
});

addEmailPromises('back-in-stock', ['aside.once', 'bulk.notify.detail', 'bulk.notify.title']);
