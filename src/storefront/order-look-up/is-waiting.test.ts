import { describe, expect, test } from 'vitest';
import { isWaiting } from './is-waiting.ts';

describe('an order that was looked up', () => {
  test.each(['NOT_PAID', 'PENDING', 'PARTIALLY_PAID', 'FULLY_REFUNDED'])(
    'is not with the printer while it is %s',
    (paymentStatus) => {
      expect(isWaiting({ paymentStatus, fulfillmentStatus: 'NOT_FULFILLED' })).toBe(true);
    },
  );

  test.each([
    ['PAID', 'NOT_FULFILLED'],
    ['PARTIALLY_REFUNDED', 'NOT_FULFILLED'],
    ['NOT_PAID', 'FULFILLED'],
  ])('tells its progress: %s, %s', (paymentStatus, fulfillmentStatus) => {
    expect(isWaiting({ paymentStatus, fulfillmentStatus })).toBe(false);
  });
});
