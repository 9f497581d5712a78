import { expect, it } from 'vitest';
import type { Order, Payment } from '#wix/order-operations.ts';
import { captureOf } from './capture-of.ts';

const order = {
  currency: 'EUR',
  activities: [
    { type: 'ORDER_PLACED' },
    {
      type: 'AUTHORIZED_PAYMENT_CREATED',
      authorizedPaymentCreated: { paymentId: 'payment-1', amount: { amount: '95.40' } },
    },
  ],
} as unknown as Order;

const payment = (amount: string, status: 'SUCCEEDED' | 'FAILED' = 'SUCCEEDED'): Payment => ({
  _id: 'payment-1',
  _createdDate: new Date('2026-11-19T13:47:00Z'),
  amount: { amount },
  regularPaymentDetails: {
    authorizationDetails: {
      captures: [{ status, amount: { amount }, _createdDate: new Date('2026-11-28T16:58:00Z') }],
    },
  },
});

it('tells when a payment was captured, and what was released', () => {
  expect(captureOf(payment('50.00'), order)).toEqual({
    date: new Date('2026-11-28T16:58:00Z'),
    authorizedDate: new Date('2026-11-19T13:47:00Z'),
    authorized: '95.40',
    released: '45.40',
  });
});

it('tells of nothing released where all was captured, or where nobody knows what was authorized', () => {
  expect(captureOf(payment('95.40'), order)?.released).toBeUndefined();
  expect(captureOf(payment('50.00'), {})?.released).toBeUndefined();
});

it('tells of no capture before one succeeded', () => {
  expect(captureOf(payment('50.00', 'FAILED'), order)).toBeUndefined();
  expect(captureOf({ _id: 'payment-1' }, order)).toBeUndefined();
});
