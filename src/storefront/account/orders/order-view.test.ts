import { expect, it } from 'vitest';
import type { Order } from '#wix/shopper/order-operations.ts';
import { owedOf, orderStatusOf, timelineOf } from './order-view.ts';

const paid: Order = {
  status: 'APPROVED',
  paymentStatus: 'PAID',
  fulfillmentStatus: 'NOT_FULFILLED',
  shippingInfo: { title: 'Parcel' },
};
const collected = { shippingInfo: { title: 'Pickup', logistics: { pickupDetails: {} } } };

it.each<[Partial<Order>, string]>([
  [{}, 'printing'],
  [{ fulfillmentStatus: 'FULFILLED' }, 'posted'],
  [{ fulfillmentStatus: 'PARTIALLY_FULFILLED' }, 'partlyPosted'],
  [{ fulfillmentStatus: 'FULFILLED', shippingInfo: undefined }, 'completed'],
  [{ fulfillmentStatus: 'PARTIALLY_FULFILLED', shippingInfo: undefined }, 'printing'],
  [{ fulfillmentStatus: 'FULFILLED', ...collected }, 'completed'],
  [{ paymentStatus: 'NOT_PAID' }, 'unpaid'],
  [{ paymentStatus: 'PARTIALLY_PAID' }, 'unpaid'],
  [{ paymentStatus: 'PENDING' }, 'paying'],
  [{ status: 'INITIALIZED', paymentStatus: 'NOT_PAID' }, 'paying'],
  [{ paymentStatus: 'DECLINED' }, 'declined'],
  [{ paymentStatus: 'PARTIALLY_REFUNDED', fulfillmentStatus: 'FULFILLED' }, 'partlyRefunded'],
  [{ paymentStatus: 'FULLY_REFUNDED' }, 'refunded'],
  [{ status: 'CANCELED', paymentStatus: 'FULLY_REFUNDED' }, 'cancelled'],
  [{ lineItems: [{ itemType: { preset: 'GIFT_CARD' } }], fulfillmentStatus: 'FULFILLED' }, 'paid'],
])('%j stands as %s', (part, status) => expect(orderStatusOf({ ...paid, ...part })).toBe(status));

const steps = (part: Partial<Order>): string =>
  timelineOf({ ...paid, ...part })
    .map(({ name, state }) => `${name} ${state}`)
    .join(', ');

it('tells how it went, and what comes next', () => {
  expect(steps({})).toBe('placed done, paid done, posted now');
  expect(steps({ paymentStatus: 'NOT_PAID' })).toBe('placed done, paid now, posted open');
  expect(steps({ fulfillmentStatus: 'FULFILLED' })).toBe('placed done, paid done, posted done');
});

it('says of no order without delivery that it is shipped', () => {
  expect(steps({ shippingInfo: undefined })).toBe('placed done, paid done, completed now');
  expect(steps(collected)).toBe('placed done, paid done, completed now');
});

it('ends with the refund, or where it was given up', () => {
  const refunded = { balanceSummary: { refunded: { amount: '10.00' } } };
  expect(steps({ paymentStatus: 'PARTIALLY_REFUNDED', ...refunded })).toBe(
    'placed done, paid done, posted now, refunded done',
  );
  expect(steps({ paymentStatus: 'FULLY_REFUNDED', ...refunded })).toBe(
    'placed done, paid done, refunded done',
  );
  expect(steps({ status: 'CANCELED', paymentStatus: 'NOT_PAID' })).toBe('placed done, cancelled done');
});

it('knows what is still to be paid', () => {
  expect(
    owedOf({ priceSummary: { total: { amount: '30.10' } }, balanceSummary: { paid: { amount: '10.20' } } }),
  ).toBe('19.9');
});
