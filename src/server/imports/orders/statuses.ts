import { enumWords } from '../../../shared/enum-words.en.ts';

export interface Statuses {
  status?: 'APPROVED' | 'CANCELED' | 'INITIALIZED' | 'PENDING' | 'REJECTED';
  paymentStatus?: string;
  fulfillmentStatus?: string;
}

const plain = (word: string): string => word.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Our own words and names of a status, read back. */
const own = (words: Readonly<Record<string, string>>, name: keyof Statuses): [string, Statuses][] =>
  Object.entries(words).flatMap(([value, word]): [string, Statuses][] => [
    [plain(value), { [name]: value }],
    [plain(word), { [name]: value }],
  ]);

const done: Statuses = { status: 'APPROVED', paymentStatus: 'PAID', fulfillmentStatus: 'FULFILLED' };
const unpaid: Statuses = { status: 'APPROVED', paymentStatus: 'NOT_PAID' };

/** By the field that a column became. Later ones win: a shop's own words over ours. */
const tables: Readonly<Record<'status' | 'payment' | 'fulfillment', ReadonlyMap<string, Statuses>>> = {
  status: new Map<string, Statuses>([
    ...own(enumWords.OrderStatus, 'status'),
    ['completed', done],
    ['processing', { status: 'APPROVED', paymentStatus: 'PAID' }],
    ['onhold', unpaid],
    ['pending', unpaid],
    ['pendingpayment', unpaid],
    ['open', { status: 'APPROVED' }],
    ['canceled', { status: 'CANCELED' }],
    ['cancelled', { status: 'CANCELED' }],
    ['failed', { status: 'CANCELED', paymentStatus: 'DECLINED' }],
    ['refunded', { status: 'APPROVED', paymentStatus: 'FULLY_REFUNDED' }],
  ]),
  payment: new Map<string, Statuses>([
    ...own(enumWords.OrderPaymentStatus, 'paymentStatus'),
    ['pending', { paymentStatus: 'NOT_PAID' }],
    ['unpaid', { paymentStatus: 'NOT_PAID' }],
    ['authorized', { paymentStatus: 'NOT_PAID' }],
    ['expired', { paymentStatus: 'NOT_PAID' }],
    ['partiallypaid', { paymentStatus: 'PARTIALLY_PAID' }],
    ['partiallyrefunded', { paymentStatus: 'PARTIALLY_REFUNDED' }],
    ['refunded', { paymentStatus: 'FULLY_REFUNDED' }],
    ['voided', { paymentStatus: 'CANCELED' }],
  ]),
  fulfillment: new Map<string, Statuses>([
    ...own(enumWords.FulfillmentStatus, 'fulfillmentStatus'),
    ['unfulfilled', { fulfillmentStatus: 'NOT_FULFILLED' }],
    ['partial', { fulfillmentStatus: 'PARTIALLY_FULFILLED' }],
    ['restocked', { fulfillmentStatus: 'NOT_FULFILLED' }],
    ['shipped', { fulfillmentStatus: 'FULFILLED' }],
  ]),
};

/** Undefined for a word that nobody knows. */
export const readStatus = (field: keyof typeof tables, cell: string): Statuses | undefined =>
  tables[field].get(plain(cell.replace(/^wc-/i, '')));
