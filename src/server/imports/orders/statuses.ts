import { enumLabels } from '#shared/enum-labels.en.ts';

export interface Statuses {
  status?: 'APPROVED' | 'CANCELED' | 'INITIALIZED' | 'PENDING' | 'REJECTED';
  paymentStatus?: string;
  fulfillmentStatus?: string;
}

const plain = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '');

/** Words of the exports of earlier versions. */
const EARLIER = {
  status: { INITIALIZED: 'Started, not placed', PENDING: 'Waits for payment' },
  paymentStatus: {
    PENDING_MERCHANT: 'Waits for you',
    PARTIALLY_PAID: 'Partly paid',
    PARTIALLY_REFUNDED: 'Partly refunded',
  },
  fulfillmentStatus: { PARTIALLY_FULFILLED: 'Partly fulfilled' },
} satisfies Record<keyof Statuses, Readonly<Record<string, string>>>;

/** Our own words and names of a status, read back. */
const own = (words: Readonly<Record<string, string>>, name: keyof Statuses): [string, Statuses][] =>
  [...Object.entries(EARLIER[name]), ...Object.entries(words)].flatMap(
    ([value, word]): [string, Statuses][] => [
      [plain(value), { [name]: value }],
      [plain(word), { [name]: value }],
    ],
  );

const done: Statuses = { status: 'APPROVED', paymentStatus: 'PAID', fulfillmentStatus: 'FULFILLED' };
const unpaid: Statuses = { status: 'APPROVED', paymentStatus: 'NOT_PAID' };
const paid: Statuses = { status: 'APPROVED', paymentStatus: 'PAID' };
const canceled: Statuses = { status: 'CANCELED' };
const declined: Statuses = { status: 'CANCELED', paymentStatus: 'DECLINED' };
const refunded: Statuses = { status: 'APPROVED', paymentStatus: 'FULLY_REFUNDED' };
const partlyRefunded: Statuses = { status: 'APPROVED', paymentStatus: 'PARTIALLY_REFUNDED' };

const each = (statuses: Statuses, ...words: string[]): [string, Statuses][] =>
  words.map((word) => [word, statuses]);

/** One status says how far an order is, in the words of platforms that have one; what those of several mean is the same. */
const platformStatuses: readonly [string, Statuses][] = [
  // WooCommerce
  ...each(done, 'completed', 'complete', 'shipped', 'delivered'),
  ...each(paid, 'processing', 'paid'),
  ...each(unpaid, 'onhold', 'pending', 'pendingpayment', 'checkoutdraft', 'draft', 'unpaid'),
  ...each({ status: 'APPROVED' }, 'open', 'new'),
  ...each(canceled, 'canceled', 'cancelled', 'void', 'voided'),
  ...each(declined, 'failed', 'declined', 'paymenterror'),
  ...each(refunded, 'refunded'),
  ...each(partlyRefunded, 'partiallyrefunded', 'partialrefund'),
  // BigCommerce
  ...each(paid, 'awaitingfulfillment', 'awaitingshipment', 'awaitingpickup', 'disputed'),
  ...each(unpaid, 'awaitingpayment', 'manualverificationrequired', 'incomplete'),
  ['partiallyshipped', { ...paid, fulfillmentStatus: 'PARTIALLY_FULFILLED' }],
  // Magento
  ...each(refunded, 'closed'),
  ...each(unpaid, 'holded', 'paymentreview', 'fraud', 'suspectedfraud'),
  // PrestaShop
  ...each(paid, 'paymentaccepted', 'remotepaymentaccepted', 'processinginprogress', 'onbackorderpaid'),
  ...each(
    unpaid,
    'awaitingcheckpayment',
    'awaitingbankwirepayment',
    'awaitingcashondeliveryvalidation',
    'waitingforpayment',
    'onbackordernotpaid',
  ),
  ['partialpayment', { status: 'APPROVED', paymentStatus: 'PARTIALLY_PAID' }],
];

/** By the field that a column became. Later ones win: a shop's own words over ours. */
const tables: Readonly<Record<'status' | 'payment' | 'fulfillment', ReadonlyMap<string, Statuses>>> = {
  status: new Map<string, Statuses>([...own(enumLabels.OrderStatus, 'status'), ...platformStatuses]),
  payment: new Map<string, Statuses>([
    ...own(enumLabels.OrderPaymentStatus, 'paymentStatus'),
    ['pending', { paymentStatus: 'NOT_PAID' }],
    ['awaitingpayment', { paymentStatus: 'NOT_PAID' }],
    ['notpaid', { paymentStatus: 'NOT_PAID' }],
    ['unpaid', { paymentStatus: 'NOT_PAID' }],
    ['authorized', { paymentStatus: 'NOT_PAID' }],
    ['expired', { paymentStatus: 'NOT_PAID' }],
    ['partiallypaid', { paymentStatus: 'PARTIALLY_PAID' }],
    ['partiallyrefunded', { paymentStatus: 'PARTIALLY_REFUNDED' }],
    ['refunded', { paymentStatus: 'FULLY_REFUNDED' }],
    ['fullyrefunded', { paymentStatus: 'FULLY_REFUNDED' }],
    ['failed', { paymentStatus: 'DECLINED' }],
    ['declined', { paymentStatus: 'DECLINED' }],
    ['voided', { paymentStatus: 'CANCELED' }],
    ['canceled', { paymentStatus: 'CANCELED' }],
    ['cancelled', { paymentStatus: 'CANCELED' }],
  ]),
  fulfillment: new Map<string, Statuses>([
    ...own(enumLabels.FulfillmentStatus, 'fulfillmentStatus'),
    ...each(
      { fulfillmentStatus: 'NOT_FULFILLED' },
      'unfulfilled',
      'notfulfilled',
      'pending',
      'onhold',
      'scheduled',
      'inprogress',
      'open',
      'restocked',
    ),
    ...each({ fulfillmentStatus: 'PARTIALLY_FULFILLED' }, 'partial', 'partiallyfulfilled'),
    ...each(
      { fulfillmentStatus: 'FULFILLED' },
      'fulfilled',
      'shipped',
      'delivered',
      'readyforpickup',
      'pickedup',
    ),
    ...each(canceled, 'canceled', 'cancelled'),
  ]),
};

/** Undefined for a word that nobody knows. */
export const readStatus = (field: keyof typeof tables, cell: string): Statuses | undefined =>
  tables[field].get(plain(cell.replace(/^wc-/i, '')));
