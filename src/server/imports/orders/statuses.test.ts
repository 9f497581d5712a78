import { describe, expect, it } from 'vitest';
import { enumLabels } from '#shared/enum-labels.en.ts';
import { readStatus } from './statuses.ts';

describe('a status in a file', () => {
  it.each([
    ['status', 'status', enumLabels.OrderStatus],
    ['payment', 'paymentStatus', enumLabels.OrderPaymentStatus],
    ['fulfillment', 'fulfillmentStatus', enumLabels.FulfillmentStatus],
  ] as const)('is read by the word that our export of orders writes: %s', (field, name, words) => {
    const read = Object.entries(words).map(([value, word]) => [value, readStatus(field, word)?.[name]]);
    expect(read).toEqual(Object.keys(words).map((value) => [value, value]));
  });

  it.each([
    ['status', 'Waits for payment', { status: 'PENDING' }],
    ['payment', 'Waits for you', { paymentStatus: 'PENDING_MERCHANT' }],
    ['payment', 'Partly refunded', { paymentStatus: 'PARTIALLY_REFUNDED' }],
    ['fulfillment', 'Partly fulfilled', { fulfillmentStatus: 'PARTIALLY_FULFILLED' }],
  ] as const)('is read by a word of earlier exports: %s “%s”', (field, word, status) => {
    expect(readStatus(field, word)).toEqual(status);
  });
});
