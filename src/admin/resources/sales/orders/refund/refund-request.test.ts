import Big from 'big.js';
import { describe, expect, test } from 'vitest';
import type { Order, OrderRefundability, OrderTransactions } from '#wix/order-operations.ts';
import { allocate } from './allocation.ts';
import { emptyForm } from './refund-form.ts';
import { openFailures, pastRefunds } from './refund-history.ts';
import { membershipsReturned, reasonText, refundItems, refundRequest } from './refund-request.ts';
import { feeRows, fitForm, lineRows, shippingRow, typedPart } from './refund-rows.ts';
import { refundSources } from './refund-sources.ts';
import { reviewSentence } from './review-sentence.ts';

const refundability = {
  payments: [
    {
      refundable: true,
      payment: {
        paymentId: 'visa',
        creditCardDetails: { brand: 'Visa', lastFourDigits: '4242' },
        monetary: {
          paid: { amount: '149.80' },
          refunded: { amount: '0' },
          refundPending: { amount: '0' },
          maxRefund: { amount: '149.80' },
        },
      },
    },
    {
      manuallyRefundable: { reason: 'OFFLINE' },
      payment: {
        paymentId: 'bank',
        offlinePayment: true,
        monetary: { paid: { amount: '40.00' }, maxRefund: { amount: '36.00' } },
      },
    },
    {
      nonRefundable: { reason: 'PENDING_REFUND' },
      payment: { paymentId: 'held', monetary: { paid: { amount: '9.00' }, maxRefund: { amount: '9.00' } } },
    },
    { refundable: true, payment: { paymentId: 'club', membership: { refundableLineItemIds: ['l1'] } } },
  ],
  lineItems: [
    { lineItemId: 'l1', originalQuantity: 2, refundedQuantity: 0, availableRefundQuantity: 2 },
    { lineItemId: 'l2', originalQuantity: 3, refundedQuantity: 3, availableRefundQuantity: 0 },
  ],
  shipping: {
    amount: { amount: '9.90' },
    refundedAmount: { amount: '0' },
    availableRefundAmount: { amount: '9.90' },
  },
  additionalFees: [
    {
      additionalFeeId: 'f1',
      amount: { amount: '4.00' },
      refundedAmount: { amount: '4.00' },
      availableRefundAmount: { amount: '0' },
    },
  ],
} as unknown as OrderRefundability;

const transactions = {
  payments: [
    {
      _id: 'bank',
      regularPaymentDetails: {
        offlinePayment: true,
        paymentMethodName: { userDefinedName: { predefined: 'BANK_TRANSFER' } },
      },
    },
  ],
} as OrderTransactions;

const order = {
  lineItems: [
    { _id: 'l2', quantity: 3 },
    { _id: 'l1', quantity: 2 },
  ],
  shippingInfo: { title: 'DHL' },
  additionalFees: [{ _id: 'f1', name: 'Gift wrapping' }],
} as Order;

const sources = refundSources(refundability, transactions);
const form = {
  ...emptyForm,
  quantities: { l1: 2 },
  restock: { l1: 1 },
  shipping: '4.95',
  external: { bank: 'PENDING' as const },
  notify: true,
  message: '  Sorry!  ',
};
const shipping = typedPart(shippingRow(order, refundability)!, form.shipping, 'EUR');
const fees = feeRows(order, refundability).map((row) => typedPart(row, '2.00', 'EUR'));
const items = refundItems(form, shipping, fees, 'EUR');
const allocation = allocate(new Big('115.65'), sources, { visa: '79.65', bank: '36' }, 'EUR');
const memberships = membershipsReturned(form, sources);

describe('what is asked of the server', () => {
  test('sources carry their way, cap and reason', () => {
    expect(sources.map(({ way, kind, reason, cap }) => [way, kind, reason, cap.toFixed()])).toEqual([
      ['automatic', 'card', undefined, '149.8'],
      ['external', 'offline', 'OFFLINE', '36'],
      ['none', 'online', 'PENDING_REFUND', '0'],
      ['automatic', 'membership', undefined, '0'],
    ]);
  });

  test('lines with nothing left come last and say why', () => {
    expect(lineRows(order, refundability).map(({ id, why }) => [id, why])).toEqual([
      ['l1', undefined],
      ['l2', 'allRefunded'],
    ]);
  });

  test('preview and refund name the same items; an exhausted fee is left out', () => {
    expect(items).toEqual({
      lineItems: [{ lineItemId: 'l1', quantity: 2 }],
      shipping: { amount: { amount: '4.95' } },
    });
    const request = refundRequest({
      form,
      items,
      allocation,
      memberships,
      reason: 'Damaged',
      currency: 'EUR',
    });
    expect(request).toEqual({
      paymentRefunds: [
        { paymentId: 'visa', amount: { amount: '79.65' } },
        {
          paymentId: 'bank',
          amount: { amount: '36.00' },
          externalRefund: true,
          externalRefundInfo: { refundStatus: 'PENDING' },
        },
        { paymentId: 'club' },
      ],
      refundItems: items,
      sideEffects: {
        restock: { lineItems: [{ lineItemId: 'l1', quantity: 1 }] },
        notifications: { sendCustomerEmail: true, customMessage: 'Sorry!' },
      },
      customerReason: 'Damaged',
    });
  });

  test('a custom amount names no items and restocks nothing', () => {
    const custom = { ...form, mode: 'amount' as const, notify: false };
    expect(refundItems(custom, shipping, fees, 'EUR')).toEqual({});
    const request = refundRequest({
      form: custom,
      items: {},
      allocation,
      memberships: [],
      reason: '',
      currency: 'EUR',
    });
    expect(Object.keys(request)).toEqual(['paymentRefunds']);
  });

  test('a link that asks for too much is cut to what is left', () => {
    const requested = { ...emptyForm, quantities: { l1: 9, l2: 1, gone: 1 }, restock: { l1: 5 } };
    const fitted = fitForm(requested, lineRows(order, refundability));
    expect([fitted.quantities, fitted.restock]).toEqual([{ l1: 2 }, { l1: 2 }]);
  });

  test('the reason fits the platform’s field', () => {
    expect(reasonText('Damaged', ' crease ')).toBe('Damaged: crease');
    expect(reasonText('', 'x'.repeat(300))).toHaveLength(200);
  });
});

describe('the sentence', () => {
  const messages: Record<string, (values: Record<string, string>) => string> = {
    'orders.refund.review.refund': ({ parts }) => `refund ${parts}`,
    'orders.refund.review.to': ({ amount, to }) => `**${amount} to ${to}**`,
    'orders.refund.review.external.PENDING': ({ amount, by }) => `mark **${amount} by ${by}** as to be sent`,
    'orders.refund.review.restock': ({ back, refunded }) => `put **${back} of ${refunded}** restocked`,
    'orders.refund.review.restockOnceSent': () => 'put it back in stock once the money is sent',
    'orders.refund.review.restockNone': () => 'restock nothing',
    'orders.refund.review.email': ({ email }) => `email **${email}**`,
    'orders.refund.review.membership': () => 'return the membership credit',
    'orders.payment.method.BANK_TRANSFER': () => 'Bank transfer',
  };
  const words = {
    translate: (key: string, values: Record<string, unknown> = {}) =>
      messages[key]?.(values as Record<string, string>) ?? `?${key}`,
    money: (amount: string) => `€${amount}`,
    locale: 'en',
  };

  test('says where each part goes, the stock and the mail', () => {
    const facts = { form, allocation, memberships: [], email: 'ewa@poczta.example', currency: 'EUR' };
    expect(reviewSentence(facts, words)).toBe(
      'Refund **€79.65 to Visa ••4242**, mark **€36.00 by bank transfer** as to be sent, put **1 of 2** restocked, and email **ewa@poczta.example**.',
    );
  });

  test('stock waits for money that people have yet to send', () => {
    const byBank = allocate(new Big('36'), sources, { bank: '36' }, 'EUR');
    const facts = { form, allocation: byBank, memberships: [], email: undefined, currency: 'EUR' };
    expect(reviewSentence(facts, words)).toBe(
      'Mark **€36.00 by bank transfer** as to be sent and put it back in stock once the money is sent.',
    );
  });

  test('a custom amount speaks of no stock', () => {
    const custom = { ...form, mode: 'amount' as const, notify: false };
    const sentence = reviewSentence(
      { form: custom, allocation, memberships: [], email: 'x', currency: 'EUR' },
      words,
    );
    expect(sentence).not.toContain('stock');
    expect(sentence).not.toContain('mail');
  });
});

describe('earlier refunds', () => {
  const refund = (id: string, day: number, status: string, amount: string) => ({
    _id: id,
    _createdDate: new Date(2026, 10, day),
    transactions: [{ paymentId: 'visa', amount: { amount }, refundStatus: status as 'FAILED' }],
  });

  test('a failure stays open until the same payment has taken the amount', () => {
    const failed = refund('r1', 1, 'FAILED', '5');
    expect(openFailures(pastRefunds({ refunds: [failed] }))).toHaveLength(1);
    const again = refund('r2', 2, 'FAILED', '5');
    expect(openFailures(pastRefunds({ refunds: [failed, again] })).map(({ refundId }) => refundId)).toEqual([
      'r2',
      'r1',
    ]);
    const done = refund('r3', 3, 'SUCCEEDED', '5');
    expect(openFailures(pastRefunds({ refunds: [failed, again, done] }))).toEqual([]);
  });
});
