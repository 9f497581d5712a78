import { expect, it } from 'vitest';
import type { Order, Payment } from '#wix/order-operations.ts';
import { voidOf } from './void-of.ts';

const authorizedDate = new Date('2026-11-19T13:47:00Z');
const voidedDate = new Date('2026-11-26T09:30:00Z');
const changed = new Date('2026-11-27T08:00:00Z');

const voided: Payment = {
  _id: 'payment-1',
  status: 'VOIDED',
  _createdDate: authorizedDate,
  _updatedDate: changed,
};

it('dates a void by the authorization that it ended', () => {
  const payment: Payment = {
    ...voided,
    regularPaymentDetails: { authorizationDetails: { void: { status: 'SUCCEEDED', voidedDate } } },
  };
  expect(voidOf(payment, {})).toEqual({ date: voidedDate, startDate: authorizedDate });
});

it('dates a void that another program reported by the timeline', () => {
  const order = {
    activities: [{ _createdDate: voidedDate, authorizedPaymentVoided: { paymentId: 'payment-1' } }],
  } as Order;
  expect(voidOf(voided, order)?.date).toEqual(voidedDate);
});

it('dates the void of a gift card by the last change of its payment', () => {
  expect(voidOf({ ...voided, giftcardPaymentDetails: { voided: true } }, {})?.date).toEqual(changed);
});

it('dates no payment that is not voided', () => {
  expect(voidOf({ ...voided, status: 'AUTHORIZED' }, {})).toBeUndefined();
});
